import type { FilePlace } from '../../explain/explanation';
import type {
  Choices,
  EditOutcome,
  EditRequest,
  InspectedNode,
  PageAnswer,
  PaneState,
  UndoState,
  View,
} from '../protocol';

async function ask<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
  const answer = await fetch(`/__preview/${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** What the tool asks the preview's server; each rejects when it fails to load. */
export const askServer = {
  choices: () => ask<Choices>('choices'),
  turn: (id: string, view: View) => ask<PaneState>(`panes/${id}`, 'PUT', view),
  state: (id: string) => ask<PaneState>(`panes/${id}`),
  page: (id: string, page: string) => ask<PageAnswer>(`panes/${id}/page?${new URLSearchParams({ page }).toString()}`),
  node: (id: string, page: string, node: string) =>
    ask<InspectedNode>(`panes/${id}/node?${new URLSearchParams({ page, node }).toString()}`),
  propose: (request: EditRequest) => ask<EditOutcome>('edits/propose', 'POST', request),
  save: (request: EditRequest) => ask<EditOutcome>('edits', 'POST', request),
  undo: () => ask<UndoState | { readonly message: string }>('edits/undo', 'POST', {}),
  undoState: () => ask<UndoState>('edits'),
  open: (place: FilePlace) => ask<{ readonly refusal: string | null }>('open', 'POST', place),
};
