import {names} from '../content/documentNames';

const expectFirstScreen = `<% if (it.appHtml.includes('id="${names.firstScreen}"')) { %><link rel="expect" href="#${names.firstScreen}" blocking="render"><% } %>`;

/** The theme's icon for external links, which no page here shows; its style attribute breaks the content security policy. */
const themeSprite = String.raw`/<svg style="display: none;">[^]*?<\/svg>/`;

/**
 * The engine's template with three changes: the first paint waits for the first screen, the scripts are named and not
 * loaded, and there is no attribute that the content security policy would refuse.
 */
export const template = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
${expectFirstScreen}
<% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
<%~ it.headTags %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags.replace(${themeSprite}, '') %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<template id="${names.application}" data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>"></template>
<%~ it.postBodyTags %>
</body>
</html>
`;
