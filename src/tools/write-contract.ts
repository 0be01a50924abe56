import { writeFileSync } from 'node:fs';
import { describeService } from '../app';
import { documentYaml } from '../platform';

/** Writes `openapi.yaml` into the folder the command was called in. */
async function writeContract(): Promise<void> {
  writeFileSync('openapi.yaml', documentYaml(await describeService()));
}

void writeContract();
