/**
 * Runs in `/embed/chat`, a document of its own without an origin: loads the chat service that the build wrote beside
 * it, for the chat id in the address, and tells the page around it how that went (SHELL-3).
 */
const own = document.currentScript as HTMLElement;
const address = (own.dataset as Record<'address', string>).address;
const asked = new URLSearchParams(location.search);
const chatId = asked.get('id') ?? '';
const lang = asked.get('lang') ?? '';
const tell = (type: string) => parent.postMessage({ type }, '*');

if (lang !== '') document.documentElement.lang = lang;
if (/^\w[\w.-]{0,79}$/.test(chatId)) {
  const service = document.createElement('script');
  service.onload = () => tell('livery:chat-ready');
  service.onerror = () => tell('livery:chat-failed');
  service.src = address.replace('{chatId}', encodeURIComponent(chatId));
  document.head.append(service);
} else {
  tell('livery:chat-failed');
}

export {};
