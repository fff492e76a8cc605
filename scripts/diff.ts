import { diffCommand } from './diff/diffCommand';

process.exitCode = diffCommand(process.argv.slice(2));
