declare module 'parse-prometheus-text-format' {
  interface ParsedSample {
    readonly labels?: Readonly<Record<string, string>>
    readonly value?: string
    /** Of a histogram: by upper bound. */
    readonly buckets?: Readonly<Record<string, string>>
    readonly count?: string
    readonly sum?: string
  }
  interface ParsedFamily {
    readonly name: string
    readonly help: string
    readonly type: string
    readonly metrics: readonly ParsedSample[]
  }
  export default function parsePrometheusTextFormat(text: string): readonly ParsedFamily[]
}
