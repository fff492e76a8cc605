import { validateCommand } from './config/validateCommand';

process.exitCode = await validateCommand(process.argv.slice(2));
