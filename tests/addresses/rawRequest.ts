import { connect } from 'node:net';

/** An answer as it came over the line; names of headers in small letters. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Sends a request letter by letter as given, one byte a character, and reads the answer until the line is closed: no
 * client puts anything right.
 */
export function rawRequest(
  port: number,
  method: string,
  target: string,
  headers: Readonly<Record<string, string>>,
): Promise<RawAnswer> {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`),
  ];
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')),
    );
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(parsed(Buffer.concat(chunks))));
  });
}

function parsed(answer: Buffer): RawAnswer {
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n');
  const headers = lines.map(
    (line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const,
  );
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: answer.subarray(end + 4) };
}
