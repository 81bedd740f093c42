import {names} from '../content/documentNames';

const expectFirstScreen = `<% if (it.appHtml.includes('id="${names.firstScreen}"')) { %><link rel="expect" href="#${names.firstScreen}" blocking="render"><% } %>`;

/**
 * Added by the classic theme: an icon that no page shows, and a script that would override the theme that the visitor
 * chose (`inline/chosenTheme.ts`) with that of the system.
 */
const ofClassicTheme = String.raw`/<svg style="display: none;">[^]*?<\/svg>\s*<script>[^]*?<\/script>/`;

/**
 * Docusaurus's template with three changes: the first paint waits for the first screen, the scripts are listed and not
 * loaded, and no attribute violates the content security policy.
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
<%~ it.preBodyTags.replace(${ofClassicTheme}, '') %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<template id="${names.application}" data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>"></template>
<%~ it.postBodyTags %>
</body>
</html>
`;
