import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What is counted per answer; `route` is a template such as `/v1/clubs/:id`. */
export interface RequestLabels {
  readonly method: string;
  readonly route: string;
  readonly status: string;
}

/** The counters of one process in the text format of Prometheus. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Counts one answer that took so many seconds. */
  observe({ method, route, status }: RequestLabels, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  /** All counters as text. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
