// A chat that draws elements into the page, with the interface of @n8n/chat as far as docs/chat.md uses it.
const element = (tag, className, ...children) => {
  const made = Object.assign(document.createElement(tag), {className});
  made.append(...children);
  return made;
};

export function createChat({target, webhookUrl, metadata, initialMessages, i18n}) {
  for (const name of ['__VUE__', '__VUE_INSTANCE_SETTERS__', '__VUE_SSR_SETTERS__']) window[name] = true;
  const list = element('div', 'chat-messages-list', ...initialMessages.map((text) => element('p', '', text)));
  const field = Object.assign(element('textarea', ''), {placeholder: i18n.en.inputPlaceholder});
  const send = element('button', 'chat-input-send-button', '➤');
  const submit = async () => {
    const chatInput = field.value;
    field.value = '';
    list.append(element('p', 'chat-message-from-user', chatInput));
    const body = JSON.stringify({action: 'sendMessage', chatInput, metadata});
    const {output} = await (await fetch(webhookUrl, {method: 'POST', body})).json();
    list.append(element('p', '', output));
  };
  send.onclick = submit;
  field.onkeydown = (event) => {
    // What is typed into the chat is not for the page.
    event.stopPropagation();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void submit();
  };
  target.append(element('main', 'chat-layout', element('h1', '', i18n.en.title), list, field, send));
  return {unmount: () => target.replaceChildren()};
}
