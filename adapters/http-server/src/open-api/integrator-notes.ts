/** What holds for every call, for whoever writes a client. */
export const integratorNotes = `<h2>For integrators</h2><dl>
<dt>Errors</dt><dd>A failure has the HTTP status of its kind and a body with <code>errorCode</code>, an English <code>message</code> for developers, <code>requestId</code> and <code>details</code>. Decide by <code>errorCode</code>, or by <code>details._tag</code>, never by the message.</dd>
<dt>Request id</dt><dd>Each answer has <code>X-Request-Id</code>. Send your own of 8 to 64 letters, digits, dots, hyphens and underscores, beginning with a letter or digit, to find a call in your logs and ours. Tell it to support.</dd>
<dt>Idempotency</dt><dd>Calls that pay or launch take an <code>idempotencyKey</code>. After a lost answer repeat the call with the same key: it is done once, and answered again.</dd>
<dt>Limits</dt><dd>429 says that a caller asks too often, 503 that there is too much to do. Both have <code>Retry-After</code> in seconds; wait as long before you repeat the call.</dd>
<dt>Paging</dt><dd>Lists take <code>limit</code>, and <code>page</code> or <code>cursor</code> as their entry in the document says.</dd>
<dt>Sign-in</dt><dd>Send <code>Authorization: Bearer</code> with the <code>accessToken</code> of a log-in. It is valid for a quarter of an hour; refresh it by the cookie that the log-in sets.</dd>
</dl>`
