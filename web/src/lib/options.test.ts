import { expect, test } from 'vitest'
import { changed, grouped, lacking, matters, turnOnNeeds } from './options'
import { settings } from './settings.svelte'
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

test('Q5: options stand in their order under their headings', () => {
  const under = (name: string, ja?: string) => ({ ...option(name), group: ja ? { en: ja.toUpperCase(), ja } : null })
  settings.lang = 'ja'
  expect(grouped([under('a'), under('b', 'one'), under('c', 'one'), under('d', 'two')]).map((one) => [one.name, one.options.map((two) => two.name)])).toEqual([
    ['', ['a']],
    ['one', ['b', 'c']],
    ['two', ['d']],
  ])
})

test('Q5: what is not as the game comes is named, parameters of rules that are off are not', () => {
  const values = { ...Object.fromEntries(OPTIONS.map((one) => [one.name, false])), growth: true, loss: true }
  expect(OPTIONS.filter((one) => changed(one, values)).map((one) => one.name)).toEqual(['loss'])
  expect(changed({ ...option('rounds'), type: 'int', default: 12 }, { rounds: '12' })).toBe(false)
  expect(changed({ ...option('rounds'), type: 'int', default: 12 }, { rounds: '10' })).toBe(true)
})
