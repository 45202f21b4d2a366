import { escapeHtml } from "../core/html.ts"

/** What a demo site offers once the product's tag is on it: an answer about consent, an enquiry and a purchase. */
const bar = (
  name: string,
): string => `<aside aria-label="Demo" style="position:fixed;inset:auto 0 0;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;justify-content:center;padding:.6rem;background:#fff;color:#111;border-top:1px solid #bbb;font:15px/1.4 sans-serif">
<span>Demo of ${escapeHtml(name)}:</span>
<button type="button" data-consent="granted">Agree to ads</button><button type="button" data-consent="denied">Refuse</button>
<button type="button" data-event="booking">Ask for an appointment</button><button type="button" data-event="purchase">Buy for 1,490</button>
<a href="tel:+912225550123">Call</a><output></output></aside>
<script>
{
  const key = "demo-consent"
  const say = (text) => (document.querySelector("aside output").textContent = text)
  document.querySelector("aside").addEventListener("click", ({ target }) => {
    const { consent, event } = target.dataset
    if (consent) {
      localStorage.setItem(key, consent)
      gtag("consent", "update", { ad_storage: consent, ad_user_data: consent, ad_personalization: consent })
      say(consent === "granted" ? "You agreed." : "You refused.")
    }
    if (event) {
      const id = event + "-" + Date.now()
      marquee("event", event, event === "purchase" ? { id, value: 1490, currency: "INR", email: "asha@example.com" } : { id })
      say(event === "purchase" ? "Thank you for your order." : "We will call you.")
    }
  })
  const before = localStorage.getItem(key)
  if (before) gtag("consent", "update", { ad_storage: before, ad_user_data: before, ad_personalization: before })
}
</script>`

const denied = `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("consent","default",{ad_storage:"denied",ad_user_data:"denied",ad_personalization:"denied",wait_for_update:500})</script>`

/** A demo page with the product's tag in its head, consent mode before it, and the demo's bar at its end. */
export const withTag = (page: string, name: string, snippet: string | undefined): string => {
  if (snippet === undefined) return page
  const head = `${denied}${snippet}`
  const marked = page.includes("</head>") ? page.replace("</head>", () => `${head}</head>`) : `${head}${page}`
  return `${marked}${bar(name)}`
}
