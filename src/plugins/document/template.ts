import {boot} from './boot';
import {early} from './early';

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
${firstPaint}
<% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
<%~ it.headTags %>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
<script>${trustedScript}(${early.toString()})()</script>
</head>
<body <%~ it.bodyAttributes %>>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
<script data-app="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">(${boot.toString()})()</script>
</body>
</html>
`;
