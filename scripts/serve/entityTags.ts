/** Whether `If-Match` lets a file be sent: it names no tag, any, or that of the file; a weak one names none. */
export function isStill(tags: string | undefined, etag: string): boolean {
  return tags === undefined || tags.split(',').some((tag) => ['*', etag].includes(tag.trim()));
}

/** Whether `If-None-Match` names a tag; weak ones count as strong ones. */
export function isKnown(tags: string | undefined, etag: string): boolean {
  return tags?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) === true;
}
