import { writeCode } from './buildCode';

const [root = '', dist = '', id = ''] = process.argv.slice(2);
await writeCode(root, dist, id);
