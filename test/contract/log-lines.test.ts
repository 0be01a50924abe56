import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { actions } from '../../src/chronicle';
import { writtenLine } from '../../src/tools/replay';
import { linesIn } from '../tools/event';
import { committedContract } from '../tools/openapi';

const folder = path.join(__dirname, '../cases/logs');
const contract = committedContract();
const ajv = addFormats(new Ajv2020({ strict: false })).addSchema(contract, 'contract');

/** What is wrong with a value that the contract has a schema for; undefined where nothing is. */
function faultOf(schema: string, value: unknown): string | undefined {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema}`);
  return validate?.(value) === true ? undefined : ajv.errorsText(validate?.errors ?? null);
}

const lines = readdirSync(folder).flatMap((file) =>
  linesIn(readFileSync(path.join(folder, file), 'utf8'))
    .filter(({ kind }) => kind === 'log-entry')
    .map(({ record }) => ({ ...writtenLine(record), hash: String(record['hash']).slice(2) })),
);

describe('the contract', () => {
  it('has a schema for every line that any version wrote', () => {
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.flatMap((line) => faultOf('LogLine', line) ?? [])).toEqual([]);
  });

  it('has none for what no line says', () => {
    const [created] = lines;
    for (const broken of [
      { ...created, action: 'tournament-sold' },
      { ...created, action: 'session-opened' },
      { ...created, after: { ...created?.after, name: 7 } },
    ])
      expect(faultOf('LogLine', broken)).toBeDefined();
  });

  it('has a schema for every message of the stream and of webhooks', () => {
    const tournament = '3f1e5a52-9f5b-4c8e-9d0e-3f6b0f7d3b11';
    for (const { sequence, at, action, subject } of lines.filter(({ action }) => action !== 'names-erased')) {
      const live = { id: sequence, event: action, data: { sequence, kind: action, subject, at } };
      const webhook = { type: action, timestamp: at, data: { tournament, sequence, subject } };
      expect([faultOf('LiveMessage', live), faultOf('WebhookMessage', webhook)]).toEqual([undefined, undefined]);
    }
    const begun = { id: 1, event: 'latest', data: { sequence: 2 } };
    expect(faultOf('LiveMessage', begun)).toBeUndefined();
    expect(faultOf('WebhookMessage', begun)).toBeDefined();
  });

  it('lists the actions, and names a webhook that is sent', () => {
    expect(contract.components?.schemas?.['Action']).toMatchObject({ enum: actions });
    expect(contract).toMatchObject({ webhooks: { happened: { post: { operationId: 'happened' } } } });
  });
});
