import {names} from '../content/documentNames';

const expectFirstScreen = `<% if (it.appHtml.includes('id="${names.firstScreen}"')) { %><link rel="expect" href="#${names.firstScreen}" blocking="render"><% } %>`;

/**
 * What the classic theme puts before the application: an icon that no page here shows, and a script that would set the
 * theme of the system over the visitor's own choice (`inline/chosenTheme.ts`).
 */
const ofClassicTheme = String.raw`/<svg style="display: none;">[^]*?<\/svg>\s*<script>[^]*?<\/script>/`;

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
<%~ it.preBodyTags.replace(${ofClassicTheme}, '') %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<template id="${names.application}" data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>"></template>
<%~ it.postBodyTags %>
</body>
</html>
`;
