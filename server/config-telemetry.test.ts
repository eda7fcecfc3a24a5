import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('OpenTelemetry', () => {
  const endpoint = 'https://otlp.example.com/'
  test('is off without its endpoint, also when the rest is set', () => {
    const rest = { OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER_ARG: '0.5', OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }
    expect(readConfig(rest).openTelemetry).toBeUndefined()
  })

  test('has defaults, and headers as the specification writes them', () => {
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).openTelemetry).toEqual({
      endpoint: 'https://otlp.example.com',
      headers: {},
      serviceName: 'marquee',
      ratio: 1,
      metricsEveryMs: 60_000,
    })
    const headers = 'authorization=Basic%20YWJj=, x-team = nine'
    expect(
      readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers }).openTelemetry?.headers,
    ).toEqual({ authorization: 'Basic YWJj=', 'x-team': 'nine' })
  })

  test.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a-key'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=b,,c=d'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%0d%0aHost:'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', '-1'],
    ['OTEL_METRIC_EXPORT_INTERVAL', '999'],
    ['OTEL_METRIC_EXPORT_INTERVAL', '2147483648'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, [name]: value })).toThrow(`${name}: `)
  })
})
