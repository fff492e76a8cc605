import { SaxesParser } from 'saxes';

const namespace = 'http://www.w3.org/2000/svg';

/** Drawing programs nest a few dozen groups. More take ever longer to read, the deeper they are. */
const mostDepth = 256;

/** Ends the reading at the first thing that is wrong. */
class Found extends Error {}

/**
 * What keeps browsers from showing a drawing as a picture, as the end of "The picture …"; undefined where nothing does.
 * They read it as XML, and show none of one with a single mistake.
 */
export function drawingFault(text: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true, position: true });
  let depth = 0;
  parser.on('error', ({ message }) => {
    const said = message.replace(/^(\d+):(\d+): /, 'line $1, column $2: ').replace(/\.$/, '');
    throw new Found(`is cut off or no XML (${said})`);
  });
  parser.on('opentag', ({ uri, local }) => {
    if (depth === 0 && (uri !== namespace || local !== 'svg'))
      throw new Found(`does not begin with <svg xmlns="${namespace}">`);
    depth += 1;
    if (depth > mostDepth) throw new Found(`nests more than ${mostDepth} parts`);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  try {
    parser.write(text).close();
    return undefined;
  } catch (error) {
    if (error instanceof Found) return error.message;
    throw error;
  }
}
