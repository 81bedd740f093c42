import {boot} from './boot';

/**
 * Restores the theme that the visitor chose, before the first paint. Without a choice the system's preference
 * holds and CSS alone follows it.
 */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch(e){}";

/**
 * Scripts are loaded by their address, which the content security policy checks; text that is to become markup or
 * code finds no way in, because this policy offers none.
 */
const trustedScript = "self.trustedTypes?.createPolicy('default',{createScriptURL:address=>address});";

/** A page is painted when its first screen is there: never in pieces, and without waiting for all that lies below. */
const firstScreen = 'first-screen';
const firstPaint = `<% if (it.appHtml.includes('id="${firstScreen}"')) { %><link rel="expect" href="#${firstScreen}" blocking="render"><% } %>`;

/**
 * The HTML around every page, in place of the stock one: no sprite, no style attribute, and no script but two small
 * inline ones. `inlining` puts each page's own rules in place of the link to the stylesheet.
 */
export const documentTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<script>${trustedScript}${themeScript}</script>
${firstPaint}
<% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
<%~ it.headTags %>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
<script data-app="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">(${boot.toString()})()</script>
</head>
<body <%~ it.bodyAttributes %>>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
