import { type CallDocumentation, sessionId } from "./call-documentation.ts"

const phone = "+919876543210"
const budget = { budgetType: 1, schedulingMode: 1, currency: "INR", dailyBudget: 35_000, days: 7 }

/** Somebody's decision on the version that a link showed. */
const decision = { encodedId: "q7Jm2VxT9aLk4RbN", shownHash: "8Zr1kQm4pXw7Tn0c", approverName: "Mira Shah" }

/** A draft, from the first facts of a business to its account. */
export const draftCalls = {
  "signup/StartBusinessDetails": {
    summary: "Start a draft, or read another website into one",
    description:
      "Answers at once with a draft whose sessionId opens it. A website or page that was named is read in the background: get the draft until extraction.status is no longer pending. A portal that takes no sign-ups starts none.",
    example: { region: "IN", language: "en", websiteUrl: "https://sunrise-dental.example" },
  },
  "signup/GetBusinessDetails": {
    summary: "Get a draft",
    example: { sessionId },
  },
  "signup/UpdateBusinessDetails": {
    summary: "Change fields of a draft",
    description:
      "Send only the fields that change, each with its whole new value; null removes one. All wrong fields are refused together, and then nothing changes. launchState says how far the person has come and never goes back.",
    example: {
      sessionId,
      changes: [
        { Name: "objective", Value: 2 },
        { Name: "promoteServices", Value: ["Teeth whitening"] },
        { Name: "channels", Value: [1, 2] },
      ],
      launchState: 400,
    },
  },
  "signup/SendSignupOtp": {
    summary: "Send a one-time code to prove the owner's mobile number",
    description:
      "By SMS unless another channel is named. Without sessionId a draft is begun, which the answer names. userAlreadyExist is true only for a draft that has proved the number before.",
    example: { sessionId, phone, channel: "Sms" },
  },
  "signup/ValidateSignupOtp": {
    summary: "Prove the owner's mobile number by its code",
    example: { sessionId, phone, otp: "123456" },
  },
  "signup/SignUp": {
    summary: "Create the account, business profile and campaign of a draft",
    description:
      "The mobile number must have been proved. isTosAccepted says that the person accepted the terms of service, and only true is taken. Signs in: send signedIn.accessToken as a bearer token from then on. details names the new businessProfileId and campaignId.",
    example: {
      sessionId,
      emailAddress: "asha@example.com",
      loginPassword: "Str0ng-Pass!",
      firstName: "Asha",
      lastName: "Rao",
      phone,
      isTosAccepted: true,
    },
  },
  "signup/ClaimSession": {
    summary: "Give a draft to the signed-in user",
    example: { sessionId },
  },
  "signup/GetSummary": {
    summary: "Get the summary that a shared link shows",
    description:
      "By the link's key, or by the draft's own id for those who may open it. shownHash names this version for a decision; approval says how its approvers have decided: Open, Approved, ChangeRequested or Declined. A link that was sent has its recipient, whose decision it takes, and the other approvers.",
    example: { encodedId: "q7Jm2VxT9aLk4RbN" },
  },
  "signup/ApproveSummary": {
    group: "Summary approvals",
    summary: "Approve a shared summary",
    description:
      "Needs no sign-in, only the link's key. shownHash is that of the summary that was shown: if it has changed since, 1001 (409) has the present one and nothing is stored. A later change of the business, the ads, the audience, the budget or the price voids the approval. Whoever was sent their own link is known by it and needs no approverName. Only recipients approve, of each the last decision counts: all must approve, or one where the draft says so, and one who declines or wants a change outweighs approvals. A copied link is answered under a name that anybody may type: what it says is listed and lets nothing be launched or paid. Whoever prepared the draft cannot decide on it. The same decision sent again is stored once. At most 30 decisions a day on a draft.",
    example: decision,
  },
  "signup/AskForSummaryChange": {
    group: "Summary approvals",
    summary: "Ask for a change of a shared summary",
    description:
      "comments says what: one of the whole campaign, and one of each section, which is business, creative, targeting or budget.",
    example: { ...decision, comments: [{ section: "budget", comment: "Could we start with half of it?" }] },
  },
  "signup/DeclineSummary": {
    group: "Summary approvals",
    summary: "Decline a shared summary",
    example: { ...decision, comment: "We have decided to wait until spring." },
  },
  "signup/ListSummaryDecisions": {
    group: "Summary approvals",
    summary: "List the decisions on a draft's summary, newest first",
    description:
      "isCurrent is false for those of an earlier version, which no longer count; one without approverId came by a copied link. changedParts names what changed since the last one, and link says whether the summary can still be opened. standing is what a launch of an agent's campaign, and of each further one of the same business, waits for, until it is Approved. approvers are those who were sent the summary, with how often they opened it and from when they may be reminded.",
    example: { sessionId },
  },
  "signup/ListClientDrafts": {
    group: "Summary approvals",
    summary: "List the campaigns that you prepare for clients, last changed first",
    description:
      "Those of the portal that began with an agent's address, and further ones of the same businesses, that belong to the signed-in user, in businesses that they still may read. standing is how far the client's approval has come, link whether the link to it works. search looks in the business's name; state is Unpaid or Paid; approval is a standing of campaigns that are not launched yet, or LinkExpired or LinkClosed where somebody was asked and can no longer answer, of the thousand that changed last.",
    example: { search: "Sunrise", state: "Unpaid", approval: "ChangeRequested", page: 1, limit: 10 },
  },
  "signup/NoteSummaryView": {
    group: "Summary approvals",
    summary: "Note that a shared summary was looked at",
    description: "Needs no sign-in. A second one within half an hour is the same view, and an owner's own is none.",
    example: { encodedId: "q7Jm2VxT9aLk4RbN" },
  },
  "signup/MarkSummaryComment": {
    group: "Summary approvals",
    summary: "Mark a client's comment as done, or as open again",
    example: { sessionId, commentId: 31, isDone: true },
  },
  "signup/SetApprovalRule": {
    group: "Summary approvals",
    summary: "Say whether all approvers of a summary must approve, or one",
    example: { sessionId, rule: "All" },
  },
  "signup/RemindApprover": {
    group: "Summary approvals",
    summary: "Remind an approver of a summary",
    description:
      "By the way and in the language in which the link was sent, at most once a day; not after a decision, a launch, or the end of the link (1006, with reason).",
    example: { sessionId, approverId: 12 },
  },
  "signup/RemoveSummaryApprover": {
    group: "Summary approvals",
    summary: "Close one approver's link",
    description:
      "The link answers 1013, and an approval by it counts no more; one who declined or wanted a change outweighs approvals until they decide anew or the campaign changes. Sending them the summary again gives the link back and asks them anew.",
    example: { sessionId, approverId: 12 },
  },
  "signup/GetSessionId": {
    summary: "Get the id by which a shared link's draft is read",
    description:
      "The draft's own id for those who may open it. For everybody else the link's key, which opens the summary and nothing more.",
    example: { encodedId: "q7Jm2VxT9aLk4RbN" },
  },
  "signup/SaveOfferDetails": {
    summary: "Save a draft's offer",
    description: "With a revision, an offer that was changed elsewhere since is not overwritten.",
    example: { sessionId, offerDetail: { type: 1, value: 15, validUntil: "2026-12-31" } },
  },
  "signup/SaveCreativeConfiguration": {
    summary: "Choose what a draft's creatives are made of",
    description:
      "Saves what is named and answers the templates, best first, the sizes and the buttons that the objective allows. With sessionId alone nothing is changed.",
    example: { sessionId, objective: 2, selectedTemplateId: "spotlight" },
  },
  "signup/SendSummary": {
    summary: "Send the link to a draft's summary",
    description:
      "To an email address or a mobile number, by the channel. The recipient's link is their own, and they are an approver of the draft from now on. An address of whoever prepares an agent's campaign is refused. It works for thirty days from the last sending.",
    example: { sessionId, channel: 1, to: "asha@example.com", name: "Asha Rao" },
  },
  "signup/WithdrawSummary": {
    group: "Summary approvals",
    summary: "Withdraw the link to a draft's summary",
    description:
      "The link answers 1013 at once, to all but those who may open the draft. Sending the summary again gives it back.",
    example: { sessionId },
  },
  "signup/GetBusinessPage": {
    summary: "Get a business's public page",
    example: { pageKey: "sunrise-dental-care" },
  },
  "signup/ListRegionPrices": {
    summary: "List each region's lowest daily price",
    example: {},
  },
  "signup/AdviseBudget": {
    summary: "Get the recommended and allowed budgets of a draft",
    description:
      "Amounts are whole minor units, such as paise or pence. levels are the plans of the price list: Starter and Growth have their amount a day, Custom is any from its own on.",
    example: { sessionId },
  },
  "signup/VerifyGst": {
    summary: "Look a GSTIN up in the tax office's register",
    description:
      "For a draft, or without sessionId for a signed-in user. A number whose check character is wrong is refused before it is looked up; one that is not registered, and a register that does not answer, is GstDetailsNotFetched. At most 30 look-ups an hour.",
    example: { sessionId, gstin: "29AABCR1718E1ZL" },
  },
  "signup/QuotePrice": {
    summary: "Quote the price of a budget",
    description:
      "Without a budget the draft's is priced, else the recommended one. Amounts are whole minor units. The total is what a payment of this draft takes.",
    example: { sessionId, region: "IN", budget },
  },
  "signup/EstimateConversion": {
    summary: "Estimate the results of a daily amount",
    description: "amount is in whole minor units a day. A range of what is usual, and no promise.",
    example: { sessionId, amount: 35_000, region: "IN" },
  },
  "creatives/UploadImage": {
    summary: "Add a picture, logo or stock photograph to a draft",
    description:
      "A form with the file as ImageFile, at most 8 MB, or ImageUrl instead; in JSON the file is an object with its name and its content in base64. ImageType is 1 for a photo, 2 for a logo, 3 for a lead form's picture. ImageSource is 0 by default and 1 for a stock photograph, whose DownloadLink reports its use; CreditName and CreditLink say who took it.",
    example: {
      SessionId: sessionId,
      TemplateId: "spotlight",
      ImageType: 2,
      ImageName: "logo.png",
      ImageFile: { name: "logo.png", content: "iVBORw0KGgo=" },
    },
  },
  "creatives/SearchStockImages": {
    summary: "Search stock photographs",
    example: { keywords: "bread", pageNumber: 1, pageSize: 12 },
  },
  "creatives/DraftCopy": {
    summary: "Write ad texts for a draft",
    description:
      "Suggestions only. Put one of social and the search ad into the draft's creativeDetail, as adDetail and searchAd, then accept them.",
    example: { sessionId, language: "en" },
  },
  "creatives/AcceptCopy": {
    summary: "Accept a draft's ad texts as they stand",
    description:
      "Only accepted texts are published. The draft's adDetail and searchAd are accepted exactly as they are now; whoever changes them later has to accept them again. acceptedHash in the answer is the server's and is never worked out by a client. Send an empty object.",
    example: { sessionId },
  },
  "creatives/RenderCreative": {
    summary: "Draw a draft's ad as a picture",
    description:
      "size is square, story, landscape, leaderboard, rectangle or mobile; another one is drawn square. The draft keeps the template that it has. hostedUrl is where one of the two creative hosts draws the draft's ad whenever it is looked at: t/{id}/ with size, variant (Default or a template), scaleFactor from 0.1 to 2, format (png or jpg) and ptype n.",
    example: { templateId: "spotlight", sessionId, size: "square" },
  },
  "campaigns/SearchInterests": {
    summary: "Search interests to target",
    example: { sessionId, searchQuery: "dentist" },
  },
  "campaigns/SuggestKeywords": {
    summary: "Suggest search keywords for a draft",
    example: { sessionId },
  },
  "channels/ListLinkablePages": {
    summary: "List the Facebook pages that a draft may use",
    example: { sessionId },
  },
  "channels/ListJobs": {
    group: "Background jobs",
    summary: "List the background jobs of an account and its businesses",
    description:
      "The latest 100, latest progress first: each campaign's last launch, each feed's last processing and the export of the account's data. status is 0 New, 1 InProgress, 2 Done or 3 Failed. done counts steps of a launch, of total, and products of a feed. isOpen=true leaves out those that are over, false all others. Ask every 3 seconds at most.",
    example: { userId: 5, isOpen: true },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
