import { newSiteCommand } from './newSite/newSiteCommand';

process.exitCode = await newSiteCommand(process.argv.slice(2));
