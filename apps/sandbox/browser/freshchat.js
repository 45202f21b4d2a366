/* The sandbox's look-alike of Freshchat's widget: window.fcWidget with a talk that the sandbox remembers. */
;(() => {
  if (window.fcWidget) return
  const home = new URL(document.currentScript.src).origin
  const css = `
  .sbx-chat-button,.sbx-chat{position:fixed;inset-block-end:1rem;right:1rem;z-index:2147483000;font:16px/1.45 system-ui,sans-serif;direction:ltr}
  .sbx-chat-left{right:auto;left:1rem}
  .sbx-chat-button{min-height:48px;padding:.6rem 1.1rem;border:0;border-radius:24px;background:#0b63ce;color:#fff;font-weight:600;cursor:pointer;box-shadow:0 6px 24px #0004}
  .sbx-chat{width:min(22rem,calc(100vw - 2rem));max-height:calc(100dvh - 2rem);display:grid;grid-template-rows:auto minmax(0,1fr) auto;border-radius:14px;overflow:hidden;background:#fff;color:#1c1b1a;box-shadow:0 24px 80px #0006}
  .sbx-chat header{display:flex;justify-content:space-between;align-items:center;gap:1rem;padding:.75rem 1rem;background:#0b63ce;color:#fff;font-weight:600}
  .sbx-chat ol{margin:0;padding:1rem;list-style:none;display:grid;gap:.5rem;align-content:start;min-height:8rem;max-height:50dvh;overflow:auto}
  .sbx-chat li{padding:.45rem .7rem;border-radius:10px;background:#eef2f7;justify-self:start;max-width:85%;overflow-wrap:anywhere}
  .sbx-chat li[data-from=user]{justify-self:end;background:#d8e8fb}
  .sbx-chat form{display:flex;gap:.5rem;padding:.75rem}
  .sbx-chat input{flex:1;min-width:0;font:inherit;padding:.5rem .7rem;border:1px solid #77716a;border-radius:8px;background:#fff;color:#1c1b1a}
  .sbx-chat button{font:inherit;min-height:44px;padding:.4rem .9rem;border-radius:8px;border:1px solid #4f4a45;background:#fff;color:#1c1b1a;cursor:pointer}
  .sbx-chat :focus-visible,.sbx-chat-button:focus-visible{outline:3px solid #2f6fd0;outline-offset:2px}`
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

  const known = new Set(
    "token host siteId externalId restoreId firstName lastName email phone phoneCountryCode locale open tags faqTags config".split(
      " ",
    ),
  )
  const events = new Set(
    "widget:loaded widget:opened widget:closed widget:destroyed user:created user:cleared message:sent message:received unreadCount:notify".split(
      " ",
    ),
  )
  let listeners = {}
  let options
  let user
  let properties = {}
  let read = 0
  let timer
  let button
  let panel

  const emit = (event, fact) => {
    for (const listener of listeners[event] ?? []) listener(fact)
  }
  const storage = () => `_fc_sandbox.${options.token}`
  const ask = async (path, body) => {
    const posted = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }
    const reply = await fetch(`${options.host ?? home}/freshchat${path}`, posted)
    return reply.json()
  }
  const adopt = (answer) => {
    user = answer.status === 200 ? answer.data : undefined
    if (user) localStorage.setItem(storage(), user.alias)
    return user
  }
  /** A device keeps its user until the user is cleared, whatever id a page begins with. */
  const lookUp = async () => {
    const alias = localStorage.getItem(storage())
    const remembered = alias ? adopt(await ask(`/users/${alias}`)) : undefined
    if (remembered || !options.externalId || !options.restoreId) return remembered
    const { token, externalId, restoreId } = options
    return adopt(await ask("/lookup", { token, externalId, restoreId }))
  }
  const unread = () => (user ? user.messages.slice(read).filter(({ from }) => from === "agent").length : 0)
  const element = (tag, attributes, ...children) => {
    const node = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === "function") node.addEventListener(name, value)
      else if (value !== false) node.setAttribute(name, value)
    }
    node.append(...children)
    return node
  }
  const side = () => (options.config?.headerProperty?.direction === "ltr" ? " sbx-chat-left" : "")
  const drawn = () => {
    if (!panel) return
    const lines = (user?.messages ?? []).map(({ from, text }) => element("li", { "data-from": from }, text))
    panel.querySelector("ol").replaceChildren(...lines)
  }
  const follow = async () => {
    if (!user || !options) return
    const before = { count: user.messages.length, unread: unread() }
    const answer = await ask(`/users/${user.alias}`).catch(() => undefined)
    if (!options || answer?.status !== 200) return
    user = answer.data
    if (panel) read = user.messages.length
    if (user.messages.length === before.count) return
    emit("message:received", {})
    emit("unreadCount:notify", { count: unread() })
    drawn()
  }
  const send = async (text) => {
    if (!user) {
      const { token, externalId } = options
      adopt(await ask("/users", { token, externalId, properties }))
      emit("user:created", { status: 200, success: true, data: user })
    }
    const answer = await ask(`/users/${user.alias}/messages`, { text })
    if (answer.status === 200) user = answer.data
    read = user.messages.length
    emit("message:sent", { content: text })
    drawn()
  }
  const close = () => {
    if (!panel) return
    panel.remove()
    panel = undefined
    if (button) button.hidden = options.config?.headerProperty?.hideChatButton === true
    emit("widget:closed", {})
  }
  const open = () => {
    if (!options || panel) return
    const box = element("input", { "aria-label": "Message", autocomplete: "off", maxlength: "5000" })
    panel = element(
      "section",
      {
        class: `sbx-chat${side()}`,
        role: "dialog",
        "aria-label": "Chat",
        lang: "en",
        "data-react-aria-top-layer": "true",
      },
      element(
        "header",
        {},
        options.config?.headerProperty?.appName ?? "Chat",
        element("button", { type: "button", "aria-label": "Close chat", click: close }, "×"),
      ),
      element("ol", { "aria-live": "polite", tabindex: "0", "aria-label": "Messages" }),
      element(
        "form",
        {
          submit: (event) => {
            event.preventDefault()
            const text = box.value.trim()
            box.value = ""
            if (text !== "") void send(text)
          },
        },
        box,
        element("button", { type: "submit" }, "Send"),
      ),
    )
    document.body.append(panel)
    if (button) button.hidden = true
    read = user?.messages.length ?? 0
    drawn()
    box.focus()
    emit("widget:opened", {})
    emit("unreadCount:notify", { count: 0 })
  }
  const ready = () => {
    if (!options) throw new Error("Freshchat: call init first.")
  }
  const answered = (work, callback) => {
    const promise = work()
    if (callback) promise.then(callback, callback)
    return callback ? promise.catch(() => undefined) : promise
  }

  window.fcWidget = {
    init: (given) => {
      for (const name of Object.keys(given))
        if (!known.has(name)) throw new Error(`Freshchat: the sandbox knows no option '${name}'.`)
      if (!given.token || !given.host) throw new Error("Freshchat: token and host are needed.")
      options = given
      user = undefined
      properties = {}
      read = 0
      button = element("button", { type: "button", class: `sbx-chat-button${side()}`, lang: "en", click: open }, "Chat")
      button.hidden = options.config?.headerProperty?.hideChatButton === true
      document.body.append(button)
      timer = setInterval(() => void follow(), 2000)
      const begun = options
      void lookUp()
        .catch(() => undefined)
        .then(() => {
          if (options !== begun) return
          read = user?.messages.length ?? 0
          emit("widget:loaded", {})
          if (begun.open) open()
        })
    },
    isInitialized: () => options !== undefined,
    isLoaded: () => options !== undefined,
    isOpen: () => panel !== undefined,
    open,
    close,
    destroy: () => {
      if (!options) return
      close()
      button.remove()
      clearInterval(timer)
      options = undefined
      user = undefined
      emit("widget:destroyed", {})
      listeners = {}
    },
    on: (event, listener) => {
      if (!events.has(event)) throw new Error(`Freshchat: the sandbox knows no event '${event}'.`)
      ;(listeners[event] ??= []).push(listener)
    },
    off: (event) => delete listeners[event],
    setConfig: (config) => {
      ready()
      options = { ...options, config }
      button.hidden = config.headerProperty?.hideChatButton === true
    },
    user: {
      get: (callback) => {
        ready()
        return answered(
          async () => (user ? { status: 200, success: true, data: user } : { status: 401, success: false, data: null }),
          callback,
        )
      },
      setProperties: (given, callback) => {
        ready()
        properties = { ...properties, ...given }
        return answered(async () => {
          if (user) adopt(await ask(`/users/${user.alias}/properties`, given))
          return { status: 200, success: true }
        }, callback)
      },
      clear: (callback) => {
        ready()
        return answered(async () => {
          if (!user) throw { status: 404, success: false }
          localStorage.removeItem(storage())
          user = undefined
          properties = {}
          drawn()
          emit("user:cleared", { status: 200, success: true })
          return { status: 200, success: true }
        }, callback)
      },
    },
  }
})()
