/** The looks of the page of calls: one column, as wide as its text reads well. */
export const pageStyle = `:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif;--line:color-mix(in srgb,currentColor 18%,transparent);--paper:color-mix(in srgb,currentColor 6%,transparent)}
body{max-inline-size:60rem;margin:0 auto;padding:2rem 1rem 6rem}h1{line-height:1.2;margin-block:0 .5rem}h2{margin-block:3rem .75rem;padding-block-start:1rem;border-block-start:1px solid var(--line)}
h3{margin-block:1.75rem .25rem}p,li{max-inline-size:70ch}p{margin-block:.5rem}code,pre{font:.875em/1.5 ui-monospace,monospace}code{overflow-wrap:anywhere}
pre{background:var(--paper);padding:.75rem 1rem;border-radius:.5rem;overflow-x:auto}nav ul{columns:15rem;padding-inline-start:1.1rem;margin-block:.5rem}
details{border-block-end:1px solid var(--line)}summary{padding:.5rem 0;cursor:pointer}summary code{display:block;opacity:.75}
summary:hover{background:var(--paper)}details[open]{padding-block-end:1rem}details[open]>summary{font-weight:600}:focus-visible{outline:2px solid;outline-offset:2px}
.wide{overflow-x:auto;margin-block:.75rem}table{inline-size:100%;border-collapse:collapse;font-size:.9375em}th,td{text-align:start;vertical-align:baseline;padding:.3rem 1rem .3rem 0;border-block-end:1px solid var(--line)}th{font-weight:600}
td code{white-space:nowrap}td:last-child{padding-inline-end:0}`
