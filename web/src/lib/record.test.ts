import { expect, test } from 'vitest'
import { readRecord, readRecordFile, RECORD_LIMIT, RecordProblem, tableOfRecord } from './record'
import type { GameInfo } from './types'

const GAMES = [{ id: 'blood_rage', rulesVersion: '1', bots: ['greedy'] }] as unknown as GameInfo[]
const GOOD = { format: 'jindori-record', schema: 1, game: 'blood_rage', rules_version: '1', players: 2, options: {}, seed: 'ab', first: null, seats: ['みさき', 'greedy'], decisions: [[0, 1]], digests: [], result: null }

function refusal(text: string): string {
  try {
    readRecord(text, GAMES)
  } catch (error) {
    if (error instanceof RecordProblem) return error.said.key
    throw error
  }
  return ''
}

test('a record is read, and its seats are named', () => {
  const record = readRecord(JSON.stringify(GOOD), GAMES)
  expect(record.data).toEqual(GOOD)
  expect(tableOfRecord(record, ['greedy']).seats.map((one) => [one.kind, one.name])).toEqual([['person', 'みさき'], ['bot', 'greedy']])
})

test.each([
  ['{"format":', 'record-not-json'],
  ['', 'record-not-json'],
  ['[1]', 'record-not-record'],
  ['null', 'record-not-record'],
  ['{"format":"jindori-position"}', 'record-not-record'],
  [JSON.stringify({ ...GOOD, seats: ['one'] }), 'record-incomplete'],
  [JSON.stringify({ ...GOOD, decisions: undefined }), 'record-incomplete'],
  [JSON.stringify({ ...GOOD, game: 'chess' }), 'record-unknown-game'],
  [JSON.stringify({ ...GOOD, rules_version: '0' }), 'record-other-rules'],
])('what is wrong is said: %s', (text, key) => expect(refusal(text)).toBe(key))

test('a file beyond the limit is not even read', async () => {
  const huge = { size: RECORD_LIMIT + 1, text: () => Promise.reject(new Error('read')) } as unknown as Blob
  await expect(readRecordFile(huge, GAMES)).rejects.toMatchObject({ said: { key: 'record-too-large' } })
})
