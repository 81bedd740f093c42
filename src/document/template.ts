import {names} from '../content/documentNames';

/**
 * Docusaurus's template with two changes: the first paint waits for the first screen, and for nothing below it, and
 * files of the application are listed for `startApplication`. A page has its own styles (`finishPages.ts`).
 */
export const template = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<% if (it.noIndex) { %><meta name="robots" content="noindex, nofollow"><% } %>
<% if (it.appHtml.includes('id="${names.firstScreen}"')) { %><link rel="expect" href="#${names.firstScreen}" blocking="render"><% } %>
<% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
<%~ it.headTags %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<template id="${names.application}" data-scripts="<%= it.scripts.map((file) => it.baseUrl + file).join(' ') %>"></template>
<%~ it.postBodyTags %>
</body>
</html>
`;
