import type { Appeals } from "./appeal.ts"

/** What English ads ask people to do. */
export const englishAppeals: Appeals = {
  food: {
    Calls: {
      action: "Call to order",
      lines: ["Call us with your order", "Order by phone today"],
      short: "Call us to place your order.",
      long: "Call us to place an order, ask what we have today or plan something for a party.",
    },
    LeadGeneration: {
      action: "Plan your order",
      lines: ["Tell us what you would like", "Planning a party? Ask us"],
      short: "Leave your details and we will call you back.",
      long: "Tell us what you would like and when you need it, and we will get back to you.",
    },
    WebsiteVisits: {
      action: "See what we serve",
      lines: ["See what we serve on our site", "Choose what you would like"],
      short: "See what we serve on our website.",
      long: "Take a look at what we serve on our website and choose what you would like.",
    },
    InstantMessages: {
      action: "Message to order",
      lines: ["Send us a message to order", "Order with a quick message"],
      short: "Send us a message with your order.",
      long: "Send us a message with what you would like, and we will reply in the chat.",
    },
  },
  visit: {
    Calls: {
      action: "Call to book",
      lines: ["Call us to find a time", "Book your visit by phone"],
      short: "Call us to book a visit.",
      long: "Call us to ask a question or to book a visit at a time that suits you.",
    },
    LeadGeneration: {
      action: "Arrange a visit",
      lines: ["Tell us what time suits you", "Leave your details to book"],
      short: "Leave your details to arrange a visit.",
      long: "Leave your name and number, and we will call you to arrange a time that suits you.",
    },
    WebsiteVisits: {
      action: "See our services",
      lines: ["See all our services online", "Read about your options"],
      short: "See all our services on our website.",
      long: "Read about our services on our website and find what is right for you.",
    },
    InstantMessages: {
      action: "Message to book",
      lines: ["Send us a message to book", "Ask us anything in chat"],
      short: "Send us a message to book a visit.",
      long: "Send us a message with your questions, and we will help you find a time that suits you.",
    },
  },
  job: {
    Calls: {
      action: "Call for a quote",
      lines: ["Call us about your job today", "Tell us what needs doing"],
      short: "Call us for a quote.",
      long: "Call us, tell us about the job, and we will talk you through the next steps.",
    },
    LeadGeneration: {
      action: "Tell us about the job",
      lines: ["Tell us what needs doing", "Ask us for a price today"],
      short: "Leave your details and we will call you.",
      long: "Tell us about the job in a short form, and we will get back to you with a quote.",
    },
    WebsiteVisits: {
      action: "See what we do",
      lines: ["See what we do on our site", "Find out how we can help"],
      short: "See what we do on our website.",
      long: "Visit our website to see what we do and how to get in touch about your job.",
    },
    InstantMessages: {
      action: "Message for a quote",
      lines: ["Message us about your job", "Ask us for a price in chat"],
      short: "Send us a message for a quote.",
      long: "Send us a message about what you need and when, and we will reply in the chat.",
    },
  },
  shop: {
    Calls: {
      action: "Call to ask",
      lines: ["Call us before you visit", "Call us to ask what we have"],
      short: "Call us to ask what we have in store.",
      long: "Call us to ask what we have in store, check a price or find out how to visit us.",
    },
    LeadGeneration: {
      action: "Ask about prices",
      lines: ["Tell us what you want to buy", "Ask us what we have in store"],
      short: "Tell us what you want and we will reply.",
      long: "Tell us what you would like to buy, and we will get back to you with the details.",
    },
    WebsiteVisits: {
      action: "See our range",
      lines: ["Take a look at our range", "See what we have in store"],
      short: "See our range on our website.",
      long: "Take a look at our range on our website and find what you would like.",
    },
    InstantMessages: {
      action: "Message to ask",
      lines: ["Message us to ask what we have", "Ask us in a quick message"],
      short: "Send us a message and ask what we have.",
      long: "Send us a message with what you are looking for, and we will tell you what we have.",
    },
  },
  class: {
    Calls: {
      action: "Call to join",
      lines: ["Call us to find your class", "Call to ask about joining"],
      short: "Call us to ask about joining.",
      long: "Call us to ask about times and fees and to find the class that suits you.",
    },
    LeadGeneration: {
      action: "Ask about joining",
      lines: ["Ask us about times and fees", "Ask us how you can join"],
      short: "Leave your details and we will call you.",
      long: "Leave your details, and we will get in touch about times, fees and how to join.",
    },
    WebsiteVisits: {
      action: "See our classes",
      lines: ["See our classes online", "Find the class for you"],
      short: "See our classes on our website.",
      long: "Visit our website to see our classes and find the one that suits you.",
    },
    InstantMessages: {
      action: "Message to join",
      lines: ["Message us about joining", "Ask us about times in chat"],
      short: "Send us a message about joining.",
      long: "Send us a message about times and fees, and we will help you find the right class.",
    },
  },
  advice: {
    Calls: {
      action: "Call to talk it over",
      lines: ["Call us to talk it through", "Speak to us about your plans"],
      short: "Call us to talk through what you need.",
      long: "Call us, tell us what you have in mind, and we will explain how we can help.",
    },
    LeadGeneration: {
      action: "Ask for a call back",
      lines: ["Tell us how we can help", "Ask us to call you back"],
      short: "Leave your details and we will call you.",
      long: "Tell us briefly what you need, and we will get in touch to explain how we can help.",
    },
    WebsiteVisits: {
      action: "See how we help",
      lines: ["See how we can help you", "Read about what we do"],
      short: "See how we can help on our website.",
      long: "Read about what we do on our website and find out how we can help you.",
    },
    InstantMessages: {
      action: "Message us",
      lines: ["Send us your question today", "Ask your question in chat"],
      short: "Send us your question in a message.",
      long: "Send us a message with your question, and we will reply in the chat.",
    },
  },
  stay: {
    Calls: {
      action: "Call to book",
      lines: ["Call us about your plans", "Call us to plan it together"],
      short: "Call us to check your dates.",
      long: "Call us with your dates and plans, and we will help you with your booking.",
    },
    LeadGeneration: {
      action: "Check your dates",
      lines: ["Tell us your dates and plans", "Ask us about your dates"],
      short: "Leave your dates and we will reply.",
      long: "Tell us your dates and plans in a short form, and we will get back to you.",
    },
    WebsiteVisits: {
      action: "See what we offer",
      lines: ["See what we offer online", "Plan ahead on our website"],
      short: "See what we offer on our website.",
      long: "Visit our website to see what we offer and start planning your booking.",
    },
    InstantMessages: {
      action: "Message to book",
      lines: ["Message us with your dates", "Plan it with us in chat"],
      short: "Send us a message with your dates.",
      long: "Send us a message with your dates and plans, and we will reply in the chat.",
    },
  },
  other: {
    Calls: {
      action: "Call us today",
      lines: ["Call us to find out more", "Ask us anything by phone"],
      short: "Call us with your questions.",
      long: "Call us, ask anything and tell us what you need. We will be glad to help.",
    },
    LeadGeneration: {
      action: "Tell us what you need",
      lines: ["Tell us what you need today", "Ask us and we will reply"],
      short: "Leave your details and we will call you.",
      long: "Tell us what you are looking for in a short form, and we will get back to you.",
    },
    WebsiteVisits: {
      action: "Find out more",
      lines: ["Find out more on our website", "See what we do online"],
      short: "See more on our website.",
      long: "Take a look at what we do on our website and find out how to get in touch.",
    },
    InstantMessages: {
      action: "Message us today",
      lines: ["Send us a message today", "Ask us anything in chat"],
      short: "Send us a message with your questions.",
      long: "Send us a message, tell us what you are looking for, and we will reply in the chat.",
    },
  },
}
