/* Shared by the sandbox's look-alike payment scripts: one accessible modal dialog, styled without inline style text. */
;(() => {
  if (window.__sandboxDialog) return
  const css = `
  .sbx-dialog{border:0;border-radius:16px;padding:0;width:min(24rem,calc(100vw - 2rem));max-height:calc(100dvh - 2rem);color:#1c1b1a;background:#fff;font:16px/1.45 system-ui,sans-serif;box-shadow:0 24px 80px #0006;direction:ltr;text-align:start}
  .sbx-dialog::backdrop{background:#1c1b1a99}
  .sbx-head{padding:1rem 1.25rem;background:var(--sbx-accent,#1f3a5f);color:#fff;display:flex;justify-content:space-between;gap:1rem;align-items:start}
  .sbx-head h2{margin:0;font-size:1.1rem}.sbx-head p{margin:.15rem 0 0;font-size:.9rem}
  .sbx-body{padding:1.25rem;display:grid;gap:.9rem}.sbx-body p{margin:0}
  .sbx-dialog label{display:grid;gap:.25rem;font-size:.9rem;font-weight:600}
  .sbx-dialog input{font:inherit;font-weight:400;padding:.6rem .7rem;border:1px solid #77716a;border-radius:8px;background:#fff;color:#1c1b1a;min-width:0}
  .sbx-form,.sbx-method{display:grid;gap:.9rem}.sbx-dialog [hidden]{display:none}
  .sbx-row{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
  .sbx-dialog button{font:inherit;font-weight:600;padding:.7rem 1rem;border-radius:8px;border:1px solid #4f4a45;background:#fff;color:#1c1b1a;cursor:pointer;min-height:44px}
  .sbx-dialog button.sbx-main{background:#1f3a5f;color:#fff;border-color:#1f3a5f}
  .sbx-dialog .sbx-head button{background:transparent;color:#fff;border-color:#ffffffaa;padding:.2rem .8rem}
  .sbx-dialog [aria-pressed=true]{background:#e8eef6;border-color:#1f3a5f}
  .sbx-dialog :focus-visible{outline:3px solid #2f6fd0;outline-offset:2px}
  .sbx-error{color:#a11212;font-weight:600}.sbx-note{font-size:.82rem;color:#57524c}
  .sbx-element{display:grid;grid-template-columns:2fr 1fr 1fr;gap:.5rem;direction:ltr;text-align:start}
  .sbx-element label{display:grid;gap:.25rem;font-weight:600;font-size:.85rem}
  .sbx-element input{font:inherit;font-weight:400;padding:.65rem .7rem;border:1px solid #77716a;border-radius:8px;background:#fff;color:#1c1b1a;min-width:0;width:100%;box-sizing:border-box;min-height:44px}
  .sbx-element input[aria-invalid=true]{border-color:#a11212}
  @media (max-width:480px){.sbx-element{grid-template-columns:1fr 1fr}.sbx-element label:first-child{grid-column:1/-1}}`
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  let count = 0
  const element = (tag, attributes = {}, ...children) => {
    const node = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith("on")) node.addEventListener(name.slice(2), value)
      else if (value !== undefined && value !== false) node.setAttribute(name, value === true ? "" : value)
    }
    node.append(...children.filter((child) => child !== undefined && child !== null))
    return node
  }
  const open = ({ title, subtitle, body, onclose, closeLabel, theme }) => {
    const id = `sbx-title-${++count}`
    const dialog = element("dialog", {
      class: "sbx-dialog",
      "aria-labelledby": id,
      "data-react-aria-top-layer": "true",
      lang: "en",
    })
    if (theme) dialog.style.setProperty("--sbx-accent", theme)
    const finish = (notify) => {
      if (!dialog.isConnected) return
      dialog.close()
      dialog.remove()
      if (notify && onclose) onclose()
    }
    const close = closeLabel
      ? element("button", { type: "button", "aria-label": closeLabel, onclick: () => finish(true) }, "×")
      : undefined
    const words = element("div", {}, element("h2", { id }, title), subtitle ? element("p", {}, subtitle) : undefined)
    dialog.append(element("div", { class: "sbx-head" }, words, close), element("div", { class: "sbx-body" }, ...body))
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault()
      finish(true)
    })
    document.body.append(dialog)
    dialog.showModal()
    return { dialog, close: () => finish(false) }
  }
  window.__sandboxDialog = { element, open }
})()
