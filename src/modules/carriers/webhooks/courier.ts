import { Agent as HttpAgent, request as httpRequest, type RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { Injectable } from '@nestjs/common';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { Message } from './message';
import { targetFault } from './target';
import type { Outcome } from './tries';
import { WebhookSettings } from './webhook-settings';

/** A try that was broken off because the service stops; nobody knows what came of it. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/**
 * Carries a message to its address. Only the status of the answer counts; a redirect is not followed. What an address is
 * looked up to is checked at the very connection, so that a name cannot lead inside after it was judged.
 */
@Injectable()
export class Courier {
  constructor(private readonly settings: WebhookSettings) {}

  /** Throws Interrupted when `stopping` fires first. */
  carry(address: string, { body, headers }: Message, stopping: AbortSignal): Promise<Outcome> {
    const { targets, timeout } = this.settings;
    const url = new URL(address);
    if (targetFault(url, targets) !== undefined) return Promise.resolve({ failure: 'address-refused' });
    const late = AbortSignal.timeout(timeout);
    const signal = AbortSignal.any([late, stopping]);
    const options = { method: 'POST', headers, agent: this.agentFor(url), signal } satisfies RequestOptions;
    return new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const request = send(url, options, (response) => {
        // What is cut off after the status is of no interest.
        response.on('error', () => undefined).resume();
        resolve({ status: response.statusCode ?? 0 });
      });
      request.on('error', (error) => {
        if (stopping.aborted) return reject(new Interrupted('the service stops'));
        if (late.aborted) return resolve({ failure: 'timeout' });
        // The filtering agent has no other mark.
        resolve({ failure: /is not allowed\. Because/.test(error.message) ? 'address-refused' : 'not-reached' });
      });
      request.end(body);
    });
  }

  private agentFor({ protocol }: URL): HttpAgent {
    const { targets, lookup } = this.settings;
    const options = { ...(lookup && { lookup }) };
    if (targets === 'public') return new RequestFilteringHttpsAgent(options);
    return protocol === 'https:' ? new HttpsAgent(options) : new HttpAgent(options);
  }
}
