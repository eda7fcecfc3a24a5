import { type HrTime, ValueType } from '@opentelemetry/api'
import { hrTime } from '@opentelemetry/core'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  type CollectionResult,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import type { Distribution, Figure } from './figures.ts'

/**
 * Makes metrics of figures that are counted already, so that nothing is counted twice.
 * @param read the figures as they are now
 */
export function createFigureProducer(resource: Resource, read: () => Promise<Figure[]>): MetricProducer {
  const began = hrTime()
  return {
    async collect(): Promise<CollectionResult> {
      const figures = await read()
      const now = hrTime()
      const metrics = figures.filter(({ points }) => points.length > 0).map((figure) => toMetric(figure, began, now))
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'marquee' }, metrics }] }, errors: [] }
    },
  }
}

function toMetric(figure: Figure, startTime: HrTime, endTime: HrTime): MetricData {
  const { name, help, unit = '' } = figure
  const shared = {
    descriptor: { name, description: help, unit, valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  const times = { startTime, endTime }
  if (figure.kind === 'distribution') {
    const dataPoints = figure.points.map(({ value, ...point }) => ({ ...point, ...times, value: toHistogram(value) }))
    return { ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints }
  }
  const dataPoints = figure.points.map((point) => ({ ...point, ...times }))
  return figure.kind === 'counter'
    ? { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...shared, dataPointType: DataPointType.GAUGE, dataPoints }
}

function toHistogram({ bounds, counts, sum }: Distribution) {
  const count = counts.reduce((all, one) => all + one, 0)
  return { buckets: { boundaries: [...bounds], counts: [...counts] }, sum, count }
}
