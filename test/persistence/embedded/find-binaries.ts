import { findBinaries } from '../../../src/persistence/embedded/binaries';

/** Finds the binaries as whoever this process runs as, and says where. */
void findBinaries(undefined, process.env['PACKAGE']).then((bin) => process.stdout.write(`${bin}\n`));
