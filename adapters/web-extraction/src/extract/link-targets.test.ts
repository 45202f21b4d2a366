import { describe, expect, it } from "vitest"
import { fewPlaces } from "../testing/few-places.ts"
import { extractDetails } from "./extract-details.ts"

const read = (body: string) =>
  extractDetails(`<title>Kirti Works</title><body>${body}</body>`, "https://pages.example.com/p", {
    places: fewPlaces,
    region: "IN",
  })
const phonesOf = (body: string) => read(body).phones.map(({ value }) => value)
const emailsOf = (body: string) => read(body).emails.map(({ value }) => value)

describe("contacts that a click opens", () => {
  it.each([
    ["a messenger", `<button onclick="window.open('https://wa.me/919831012345')">Chat</button>`],
    ["a call", `<button onclick="location.href='tel:+919831012345'">Call</button>`],
    ["a call of a link without address", `<a href="#" onclick="window.open('tel:+919831012345')">Call</a>`],
    ["a call of a link's script", `<a href="javascript:window.open('tel:+919831012345')">Call</a>`],
  ])("%s", (_, body) => {
    expect(phonesOf(body)).toEqual(["+919831012345"])
  })

  it.each([
    ["a button's message", `<button onclick="window.location='mailto:asha@kirtiworks.in'">Write</button>`],
    ["a bare address", `<a href="asha@kirtiworks.in">Write</a>`],
    ["a new message of Gmail", `<a href="https://mail.google.com/mail/?view=cm&to=asha@kirtiworks.in">Write</a>`],
  ])("%s", (_, body) => {
    expect(emailsOf(body)).toEqual(["asha@kirtiworks.in"])
  })

  it("a profile behind an at sign is no mail", () => {
    expect(emailsOf(`<a href="https://medium.com/@asha">Blog</a><p>Follow us @ kirtiworks.in</p>`)).toEqual([])
  })
})

describe("mail hidden from machines", () => {
  it.each([
    ["words for its signs", "<p>Email: asha at kirtiworks dot co dot in</p>", "asha@kirtiworks.co.in"],
    ["spaces around its sign", "<p>Email: asha @ kirtiworks.in</p>", "asha@kirtiworks.in"],
  ])("%s", (_, body, mail) => {
    expect(emailsOf(body)).toEqual([mail])
  })

  it("a sentence with at and dot is no mail", () => {
    expect(emailsOf("<p>Meet us at noon dot sharp</p>")).toEqual([])
  })
})
