type Tree = Element | ShadowRoot;

/** An element and every open shadow root in it. */
export function treesIn(root: Element): readonly Tree[] {
  const trees: Tree[] = [root];
  for (const tree of trees) {
    for (const part of [tree, ...tree.querySelectorAll('*')]) {
      if (part instanceof Element && part.shadowRoot) trees.push(part.shadowRoot);
    }
  }
  return trees;
}

/**
 * The content policy blocks styles that a script writes into the page, but not style sheets that the site's own script
 * constructs, so each blocked style is copied into one. Calls `changed` after each change. Returns a function to stop.
 */
export function adoptStyles(root: Element, changed: () => void): () => void {
  const sheets = new Map<HTMLStyleElement, {tree: Document | ShadowRoot; sheet: CSSStyleSheet; text: string}>();
  const watched = new Set<Node>();

  const drop = (style: HTMLStyleElement) => {
    const {tree, sheet} = sheets.get(style) ?? {};
    sheets.delete(style);
    if (tree) tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  const copy = (style: HTMLStyleElement) => {
    const tree = style.getRootNode();
    const known = sheets.get(style);
    const text = style.textContent;
    if (style.sheet || known?.text === text || !(tree instanceof Document || tree instanceof ShadowRoot)) return;
    const sheet = known?.sheet ?? new CSSStyleSheet({media: style.media});
    sheet.replaceSync(text);
    if (!known) tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
    sheets.set(style, {tree, sheet, text});
  };
  const update = () => {
    const trees = [document.head, ...treesIn(root)];
    for (const tree of trees) {
      if (!watched.has(tree)) observer.observe(tree, {childList: true, characterData: true, subtree: true});
      watched.add(tree);
      tree.querySelectorAll('style').forEach(copy);
    }
    for (const style of sheets.keys()) if (!style.isConnected || style.sheet) drop(style);
    changed();
  };
  const observer = new MutationObserver(update);
  update();
  return () => {
    observer.disconnect();
    for (const style of sheets.keys()) drop(style);
  };
}
