import type { CacheFigures } from '../base/countedCache.ts'
import { counter, type Family, gauge, type Labels } from './family.ts'

/** Metrics of caches, told apart by their labels. */
export function describeCaches(caches: readonly (readonly [Labels, CacheFigures])[]): Family[] {
  const each = (read: (figures: CacheFigures) => number) =>
    caches.map(([labels, figures]) => [labels, read(figures)] as const)
  return [
    gauge(
      'scion_cache_entries',
      'What a cache holds.',
      each(({ entries }) => entries),
    ),
    gauge(
      'scion_cache_size',
      'How large that is, in bytes or characters; 0 where only entries are counted.',
      each(({ size }) => size),
    ),
    counter(
      'scion_cache_hits_total',
      'How often a cache had what it was asked for.',
      each(({ hits }) => hits),
    ),
    counter(
      'scion_cache_misses_total',
      'How often it had not.',
      each(({ misses }) => misses),
    ),
  ]
}
