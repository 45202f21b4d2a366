import type { Endpoint } from "@adapters/http-api"

/** The calls from a first address to the results, in order: what each is for, and the contracts' names. */
export const wholeWay: ReadonlyArray<readonly [purpose: string, ...calls: ReadonlyArray<string>]> = [
  ["start a draft from the address of a website", "signup/StartBusinessDetails"],
  ["read it until its website is read", "signup/GetBusinessDetails"],
  ["prove a mobile number by the code that is sent to it", "signup/SendSignupOtp", "signup/ValidateSignupOtp"],
  ["sign up, and send the access token from then on", "signup/SignUp"],
  ["name the kind of business and its services", "businesses/SearchCategories", "businesses/SuggestServices"],
  ["have ad texts written", "creatives/DraftCopy"],
  ["fill the draft's fields", "signup/UpdateBusinessDetails"],
  ["accept the ad texts", "creatives/AcceptCopy"],
  ["quote the price", "signup/QuotePrice"],
  ["open a payment and have the buyer pay at its gateway", "wallet/StartPayment"],
  ["confirm the payment", "wallet/ConfirmPayment"],
  ["launch, and ask how far it is", "campaigns/LaunchCampaign", "campaigns/GetLaunchJob"],
  ["get the results and the leads", "insights/GetDashboard", "insights/ListLeads"],
]

/** The whole way in a sentence. */
export const wholeWaySentence = `The whole way: ${wholeWay.map(([purpose]) => purpose).join("; ")}.`

/** The whole way as a list whose calls lead to their entries. */
export const wholeWayList = (endpoints: ReadonlyArray<Endpoint>): string => {
  const linked = (call: string) => {
    const row = endpoints.find(({ contract }) => contract.name === call)
    return row === undefined
      ? []
      : [`<a href="#${call.replace("/", "_")}"><code>${row.method} ${row.path.replaceAll("/", "/<wbr>")}</code></a>`]
  }
  const steps = wholeWay.map(([purpose, ...calls]) => `<li>${purpose}<br>${calls.flatMap(linked).join("<br>")}</li>`)
  return `<ol>${steps.join("")}</ol>`
}
