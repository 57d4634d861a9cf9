/** What samples of a metric are told apart by. */
export type Labels = Readonly<Record<string, string>>

/** One number; `suffix` follows the name of its metric, as `_total` or `_bucket` do. */
export interface Sample {
  readonly suffix?: string
  readonly labels: Labels
  readonly value: number
}

/** A metric and its samples at one moment. */
export interface Family {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly samples: Iterable<Sample>
}

/** Numbers of which each is as large as it is. */
export function gauge(name: string, help: string, samples: readonly (readonly [Labels, number])[]): Family {
  return { name, type: 'gauge', help, samples: samples.map(([labels, value]) => ({ labels, value })) }
}

/** Numbers that only rise while the process runs; `name` ends in `_total`. */
export function counter(name: string, help: string, samples: readonly (readonly [Labels, number])[]): Family {
  return { name, type: 'counter', help, samples: samples.map(([labels, value]) => ({ labels, value })) }
}
