// A chat that is an element with a shadow root, with the interface of deep-chat as far as docs/chat.md uses it.
class DeepChat extends HTMLElement {
  connectedCallback() {
    const {connect, introMessage, chatStyle, messageStyles, textInput} = this;
    Object.assign(this.style, {display: 'block'}, chatStyle);
    // The page's policy blocks this typeface.
    const href = 'https://fonts.googleapis.com/css2?family=Inter';
    document.head.append(Object.assign(document.createElement('link'), {rel: 'stylesheet', href}));
    const root = this.attachShadow({mode: 'open'});
    root.innerHTML = `<style>[contenteditable] { min-block-size: 2.75rem; }</style><div id="messages"></div>
      <div contenteditable="true" role="textbox"></div><button class="input-button">➤</button>`;
    const [, messages, field, send] = root.children;
    field.dataset.placeholder = textInput.placeholder.text;
    const say = (text, bubble = {}) => {
      const message = Object.assign(document.createElement('p'), {textContent: text});
      Object.assign(message.style, bubble);
      messages.append(message);
    };
    const submit = async () => {
      const text = field.textContent;
      field.textContent = '';
      say(text, messageStyles.default.user.bubble);
      const body = JSON.stringify({messages: [{role: 'user', text}], ...connect.additionalBodyProps});
      const answer = await fetch(connect.url, {method: 'POST', body});
      say((await answer.json()).text);
    };
    send.onclick = submit;
    field.onkeydown = (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      void submit();
    };
    say(introMessage.text);
  }
}

customElements.define('deep-chat', DeepChat);
