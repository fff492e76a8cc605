import { explainCommand } from './explain/explainCommand';

process.exitCode = explainCommand(process.argv.slice(2));
