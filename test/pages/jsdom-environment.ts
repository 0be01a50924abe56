import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the fetch of node, which it lacks. */
class PagesEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { fetch, Request, Response, Headers, structuredClone });
  }
}

module.exports = PagesEnvironment;
