import { addDays, addMonths, getLastDay, isDay } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'

/** The spans of days that have a name. */
export const PRESETS = ['all', 'this-month', 'last-month', 'this-year'] as const
export type Preset = (typeof PRESETS)[number]

export const PRESET_LABELS: Record<Preset, string> = {
  all: 'All time',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-year': 'This year',
}

/** A span of days as the screen has it: the first and the last one, 2026-12-04; empty for no end. */
export interface Span {
  preset: Preset | 'own'
  from: string
  to: string
}

const monthSpan = (month: string) => ({ from: `${month}-01`, to: getLastDay(month) })

/** The days a name stands for, today. */
export function getDays(preset: Preset, today: string): { from: string; to: string } {
  const [month, year] = [today.slice(0, 7), today.slice(0, 4)]
  if (preset === 'this-month') return monthSpan(month)
  if (preset === 'last-month') return monthSpan(addMonths(month, -1))
  if (preset === 'this-year') return { from: `${year}-01-01`, to: `${year}-12-31` }
  return { from: '', to: '' }
}

/** The span an address asks for. Half a date is none. */
export function readSpan(params: URLSearchParams, fallback: Preset, today = atlantaDay(new Date())): Span {
  const asked = params.get('span')
  if (asked === 'own') {
    const day = (name: string) => {
      const text = params.get(name) ?? ''
      return isDay(text) ? text : ''
    }
    return { preset: 'own', from: day('from'), to: day('to') }
  }
  const preset = PRESETS.find((name) => name === asked) ?? fallback
  return { preset, ...getDays(preset, today) }
}

/** What the address keeps of a choice. */
export function spanChanges(preset: Span['preset'], { from, to }: Omit<Span, 'preset'>, fallback: Preset) {
  if (preset === 'own') return { span: 'own', from, to }
  return { span: preset === fallback ? '' : preset, from: '', to: '' }
}

/** A span as the server takes it: its end is the first day that is no longer meant. */
export const spanQuery = ({ from, to }: Omit<Span, 'preset'>) => ({
  from: from || undefined,
  to: to ? addDays(to, 1) : undefined,
})
