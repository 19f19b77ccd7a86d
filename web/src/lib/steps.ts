/** The view after a step: what has not changed stays the same object, so that only what has changed is drawn anew. */
import type { PositionView, Step } from './types'

const NOTHING_TO_CHOOSE = { decision: null, undo: { allowed: false, reason: null } }

export function afterStep<V extends PositionView>(view: V, step: Step): V {
  let data: unknown = { ...view, ...NOTHING_TO_CHOOSE }
  for (const { path, value } of step.patch) data = replaced(data, path.split('/').slice(1).map(unescaped), value)
  const log = [...view.log.filter((entry) => entry.n < step.logFrom), ...step.log]
  return { ...(data as V), log, logLength: step.logFrom + step.log.length }
}

/** JSON Pointer, RFC 6901. */
const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

function replaced(data: unknown, path: string[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(data)) return data.with(Number(key), replaced(data[Number(key)], rest, value))
  const whole = data as Record<string, unknown>
  return { ...whole, [key]: replaced(whole[key], rest, value) }
}
