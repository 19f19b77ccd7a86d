import { expect, test } from 'vitest'
import { lacking, matters, turnOnNeeds } from './options'
import type { OptionHelp } from './types'

const option = (name: string, needs: string[][] = [], part = false): OptionHelp => ({
  name, type: 'bool', default: false, label: { en: name }, help: { en: '' }, needs, part,
})
const OPTIONS = [
  option('dominion'),
  option('growth', [['dominion']], true),
  option('loss', [['dominion']]),
  option('half', [['loss']], true),
  option('forts'),
  option('altars'),
  option('owners', [['forts', 'altars']]),
  option('both', [['loss'], ['forts']]),
]
const find = (name: string) => OPTIONS.find((one) => one.name === name)!

test('an option needs one switch of each group', () => {
  expect(lacking(find('dominion'), {})).toEqual([])
  expect(lacking(find('owners'), {})).toEqual(['forts', 'altars'])
  expect(lacking(find('owners'), { altars: true })).toEqual([])
  expect(lacking(find('both'), { loss: true })).toEqual(['forts'])
  expect(lacking(find('both'), { loss: true, forts: true })).toEqual([])
})

test('a parameter is of interest with its rule, a rule always', () => {
  expect(matters(find('growth'), {})).toBe(false)
  expect(matters(find('growth'), { dominion: true })).toBe(true)
  expect(matters(find('loss'), {})).toBe(true)
})

test('a rule turns on the rules it needs, but chooses none', () => {
  const values = { both: true }
  expect(turnOnNeeds(OPTIONS, values, 'both')).toEqual(['loss', 'dominion', 'forts'])
  expect(values).toEqual({ both: true, loss: true, dominion: true, forts: true })
  expect(turnOnNeeds(OPTIONS, values, 'both')).toEqual([])
  expect(turnOnNeeds(OPTIONS, { owners: true }, 'owners')).toEqual([])
})
