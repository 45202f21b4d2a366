/** Shows what is pushed and opens the page that it is about. It takes no requests, so that pages load as without it. */

/** A page of this site; anything else is its start. */
const pageOf = (address) => {
  const url = new URL(typeof address === "string" ? address : "/app", self.location.origin)
  return url.origin === self.location.origin ? url.href : new URL("/app", self.location.origin).href
}

/** The page where it is open already, else a new one. */
const open = async (address) => {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  const page = pages.find(({ url }) => url === address)
  return page === undefined ? self.clients.openWindow(address) : page.focus()
}

/** Browsers withdraw the permission of sites that show nothing, so that every push shows something. */
const show = (data) => {
  const { title, body, tag, lang, dir, address } = data ?? {}
  return self.registration.showNotification(typeof title === "string" ? title : self.location.hostname, {
    body,
    tag,
    lang,
    dir,
    icon: "/icon-192.png",
    data: { address: pageOf(address) },
  })
}

const read = (message) => {
  try {
    return message?.json()
  } catch {
    return undefined
  }
}

self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("push", (event) => event.waitUntil(show(read(event.data))))
self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  event.waitUntil(open(pageOf(event.notification.data?.address)))
})
