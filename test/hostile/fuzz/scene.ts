import { exportEvent, fullEvent } from '../../tools/event';
import { startService, type Ask, type TestService } from '../../tools/http';
import { asAdmin, makeKey } from '../../tools/keys';
import { committedContract } from '../../tools/openapi';
import type { Asked, Material } from './requests';

/** A service in which everything has happened that is kept of an event, and what was asked on the way there. */
export async function setScene(): Promise<{ readonly service: TestService; readonly material: Material }> {
  const service = await startService();
  const asked: Asked[] = [];
  const texts: string[] = [];
  const etags = new Set<string>(['"1-0"', '*', 'W/"1"']);
  const recording: Ask = async (method, path, question = {}) => {
    const answer = await service.ask<never>(method, path, question);
    const { body } = question;
    if (answer.status < 300) asked.push({ method, path, ...(body === undefined ? {} : { body }) });
    texts.push(answer.text);
    if (answer.headers['etag'] !== undefined) etags.add(answer.headers['etag']);
    return answer;
  };
  const { id, path } = await fullEvent(recording);
  const keys = await Promise.all(
    ['director', 'referee', 'scorer'].map((role) => makeKey(recording, { role, tournament: id })),
  );
  for (const read of [
    '',
    '/players',
    '/sessions',
    '/sessions/1/tables',
    '/disputes',
    '/warnings',
    '/ledger',
    '/money',
  ]) {
    await recording('GET', `${path}${read}`, { headers: asAdmin });
  }
  const ids = new Set(texts.join('\n').match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g));
  const { lines } = await exportEvent(service.url, path);
  const callers = [asAdmin, ...keys.map(({ headers }) => headers), {}];
  const events = [lines.slice(0, -1)];
  return {
    service,
    material: { document: committedContract(), asked, ids: [...ids], events, callers, etags: [...etags] },
  };
}
