import parsePrometheusTextFormat from 'parse-prometheus-text-format'
import { describe, expect, it } from 'vitest'
import { gauge, Histogram } from '../../src/metrics/metric.ts'
import { printMetrics } from '../../src/metrics/textFormat.ts'

describe("Prometheus' text format", () => {
  it('the text format escapes labels and help texts and prints every number', async () => {
    const text = await printMetrics([
      gauge('odd', 'a \\ and\nanother line', [
        [{ name: 'quote " backslash \\ line\n' }, 0.5],
        [{ name: 'many' }, Number.POSITIVE_INFINITY],
        [{ name: 'none' }, Number.NaN],
      ]),
      gauge('bare', 'without labels', [[{}, 1e21]]),
    ])
    expect(parsePrometheusTextFormat(text)).toEqual([
      {
        name: 'odd',
        help: 'a \\ and\nanother line',
        type: 'GAUGE',
        metrics: [
          { value: '0.5', labels: { name: 'quote " backslash \\ line\n' } },
          { value: '+Inf', labels: { name: 'many' } },
          { value: 'NaN', labels: { name: 'none' } },
        ],
      },
      { name: 'bare', help: 'without labels', type: 'GAUGE', metrics: [{ value: '1e+21' }] },
    ])
  })

  it('a bucket of a histogram counts the values up to its bound', async () => {
    const histogram = new Histogram()
    for (const seconds of [0, 0.0001, 0.00011, 0.3, 10, 11]) histogram.observe(seconds)
    const text = await printMetrics([{ name: 'took', help: 'x', type: 'histogram', samples: histogram.samples({}) }])
    const [{ metrics: [parsed] = [] } = {}] = parsePrometheusTextFormat(text)
    expect(parsed).toMatchObject({
      count: '6',
      buckets: { '0.0001': '2', '0.00025': '3', '0.25': '3', '0.5': '4', '7.5': '4', '10': '5', '+Inf': '6' },
    })
    expect(Number(parsed?.sum)).toBeCloseTo(21.30021)
    expect(Object.keys(parsed?.buckets ?? {}).length).toBe(20)
  })
})
