import { migrateCommand } from './migrate/migrateCommand';

process.exitCode = migrateCommand(process.argv.slice(2));
