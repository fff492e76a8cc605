/**
 * The stand-in chat of the embedded API: it draws its own window, as a chat service does, in the language of its
 * document. The sandbox writes `chatWords` before it, the words by language tag.
 */
{
  const words = globalThis.chatWords[document.documentElement.lang] ?? globalThis.chatWords.en;
  const style = document.createElement('style');
  style.textContent = `
    html, body { height: 100%; margin: 0; font: 15px/1.45 system-ui, sans-serif; color: #16202b; background: #f4f6f8; }
    body { display: grid; grid-template-rows: minmax(0, 1fr) auto; }
    ol { display: flex; flex-direction: column; gap: 10px; margin: 0; padding: 16px; overflow-y: auto; list-style: none; }
    li { max-width: 80%; padding: 10px 14px; border-radius: 16px; background: #fff; overflow-wrap: anywhere; box-shadow: 0 1px 2px #0001; }
    li[data-own] { align-self: flex-end; color: #fff; background: #1f5fae; }
    form { display: flex; gap: 8px; padding: 10px; background: #fff; border-top: 1px solid #d8dee5; }
    input { flex: 1; min-width: 0; height: 44px; padding: 0 12px; border: 1px solid #7c8896; border-radius: 22px; font: inherit; }
    button { height: 44px; padding: 0 18px; border: 0; border-radius: 22px; color: #fff; background: #1f5fae; font: inherit; font-weight: 600; cursor: pointer; }
    :focus-visible { outline: 3px solid #f0a500; outline-offset: 2px; }
  `;
  document.head.append(style);

  const talk = document.createElement('ol');
  talk.setAttribute('role', 'log');
  talk.tabIndex = 0;
  talk.setAttribute('aria-label', words.log);
  const say = (text, isOwn) => {
    const line = document.createElement('li');
    line.textContent = text;
    if (isOwn) line.dataset.own = '';
    talk.append(line);
    line.scrollIntoView({ block: 'end' });
  };

  const form = document.createElement('form');
  const input = document.createElement('input');
  input.setAttribute('aria-label', words.label);
  input.placeholder = words.placeholder;
  input.maxLength = 500;
  const send = document.createElement('button');
  send.textContent = words.send;
  form.append(input, send);
  const answers = [words.thanks, words.payments, words.more];
  let given = 0;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text === '') return;
    say(text, true);
    input.value = '';
    setTimeout(() => say(answers[given++ % answers.length], false), 700);
  });
  document.body.append(talk, form);
  say(words.hello, false);
}
