import path from 'node:path';

// Threads that the service starts do not see what Jest does to sources.
process.execArgv.push('--require', path.join(__dirname, 'ts-hook.cjs'));
