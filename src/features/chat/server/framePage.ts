/** What the frame holds; frameInside.ts is its script. */
export const framePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Chat</title>
    <link rel="stylesheet" href="frame.css" />
  </head>
  <body>
    <div class="row">
      <strong id="name"></strong>
      <button id="close" type="button" aria-label="Close chat">×</button>
    </div>
    <div class="talk">
      <p id="welcome"></p>
      <button id="begin" type="button">Send us a message</button>
      <div id="log" role="log" aria-label="Conversation" tabindex="0" hidden></div>
    </div>
    <form id="line" class="row" hidden>
      <textarea id="message" aria-label="Your message" rows="1"></textarea>
      <button type="submit">Send</button>
    </form>
    <div class="row"><a id="about" target="_top"></a></div>
    <script src="frame-inside.js"></script>
  </body>
</html>
`;
