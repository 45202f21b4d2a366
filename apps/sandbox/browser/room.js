/* Keeps the control room fresh and sends its buttons; forms in use are left alone. */
;(() => {
  const live = document.getElementById("live")
  const say = (text) => {
    live.textContent = text
  }
  const shown = new Map()
  const refresh = async () => {
    const response = await fetch("/control/panels").catch(() => undefined)
    if (!response?.ok) return say("The sandbox does not answer; trying again.")
    if (live.textContent.startsWith("The sandbox does not")) say("")
    for (const [name, html] of Object.entries(await response.json())) {
      const panel = document.querySelector(`[data-panel="${name}"]`)
      if (!panel || shown.get(name) === html) continue
      if (panel.contains(document.activeElement) && document.activeElement.matches("input, select, button, a")) continue
      if ([...panel.querySelectorAll("input")].some((input) => input.value !== input.defaultValue)) continue
      panel.innerHTML = html
      shown.set(name, html)
    }
  }
  const send = async (method, url, body = "{}") => {
    const options = { method, headers: { "content-type": "application/json" }, body }
    const response = await fetch(url, options).catch(() => undefined)
    const answer = await response?.json().catch(() => undefined)
    say(response?.ok ? "Done." : (answer?.error ?? "That did not work."))
    document.activeElement?.blur()
    await refresh()
  }
  const failures = async () => (await fetch("/control/api/failures")).json()
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("button")
    if (!button || button.form) return
    const { post, body, copy, confirm: question, failureRemove } = button.dataset
    if (copy) {
      await navigator.clipboard?.writeText(copy).then(
        () => say(`Copied ${copy}.`),
        () => say("Copying is not allowed here."),
      )
    } else if (failureRemove) {
      await send(
        "PUT",
        "/control/api/failures",
        JSON.stringify((await failures()).filter((one) => one.id !== failureRemove)),
      )
    } else if (post && (!question || window.confirm(question))) await send("POST", post, body)
  })
  document.addEventListener("submit", async (event) => {
    event.preventDefault()
    const form = event.target
    const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ""))
    if (form.dataset.failureAdd !== undefined) {
      const number = (name) => (values[name] ? { [name]: Number(values[name]) } : {})
      const added = { ...values, ...number("count"), ...number("ms") }
      form.reset()
      await send("POST", "/control/api/failures", JSON.stringify(added))
    } else await send("POST", form.dataset.post, JSON.stringify(values))
  })
  setInterval(refresh, 1500)
})()
