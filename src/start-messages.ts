/** What a person wants to know when the service has started. */
export interface Started {
  readonly address: string;
  /** Where the data lies. */
  readonly place: string;
  /** At the very first start only. */
  readonly adminKey: string | undefined;
}

/** The lines printed at the start. */
export function greeting({ address, place, adminKey }: Started): string {
  const lines = [
    `Skat Arbiter listens at ${address}`,
    `Interface:  ${address}/docs`,
    `Data:       ${place}`,
    ...(adminKey === undefined ? [] : [`Admin key:  ${adminKey}  (shown this once, keep it)`]),
  ];
  return `${lines.join('\n')}\n`;
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is in use already; set PORT to another one.',
  EACCES: 'This user may not open that port or folder; set PORT above 1023 and SKAT_DATA_DIR to a folder of your own.',
  EADDRNOTAVAIL: 'This machine does not have the address in HOST.',
};

/** One sentence that tells why the service did not start. */
export function startFailure(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const reason = reasons[code] ?? (error instanceof Error ? error.message : String(error));
  return `Skat Arbiter could not start: ${reason}\n`;
}
