/**
 * Common words of services and kinds of business, which are written small inside a sentence. A word that is not here,
 * such as a brand's name, keeps its capital.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
    a access accessories accountant accounts acne activities admissions adoption ads adult advice adviser
    after-school agency agent agricultural air airport alarm ales aligners alignment alterations amusement analytics
    and animal anime annual anti-ageing antique anxiety apartments app appliance appointments aquarium aquariums
    architect architecture aromatherapy art artist arts assistance astrologer at audiologist audit automatic
    ayurvedic baby back bag bakery balancing bank banners banquet bar barbecue barber basket batch batches bath
    bathroom batteries battery beach beard beauty bed bedding beds beekeeper beer beginner beverage bicycle bicycles
    biergarten bikes birthday birthing biscuits blacksmith blood blouse blouses blow board boarding boards boat body
    boiler book bookbinder booking bookings bookkeeping books bouquets bowling boxes braces brakes branding bread
    breakfast brewing bridal bridges brochures brush bug builder building builds bulk burgers bus business butcher
    buyer cafe cake cakes call-out camera camp campground camps canal candle candy car cardio cards care carpenter
    carpet cars casino catalog cataract caterer catering centre ceramic charity chauffeur check check-up check-ups
    cheese chemical chemistry chicken child chimney chocolate choreography chronic cinema claims classes cleaning
    clearance clinic clinics clipping clockmaker clothes club coaching coating cockroach cocktails coffee cold
    cold-pressed collection college colouring combo community company computer conditioning conference consultancy
    consultation contact contemporary contract contracts control convention conversation conversion conveyancing
    cookies corporate cosmetics counselling counters couples courier course courses court cover-ups coworking craft
    cream crowns currency curtain custom cuts cutting dairy dance data day daycare de-shedding dealer decoration
    decorator deep delicatessen delivery dental denting dentist dentures department design designer desks detailing
    developer development diagnostic diagnostics diamond diet dine-in dining diplomas disease distillery dive
    divorce doctor dojo donations door doors drain draping drawings dress dressmaker drinking drive driver driving
    drugstore drum dry duct education educational electrical electrician electronics emergency employment end energy
    engagement engine engineering entertainment entrance entry equipment escape estate ethnic event events exam
    exams exchange executive exposition extensions exterior extraction eye fabric facial facials family fashion fast
    fault festival filing filings filling finance financial finding finishes fireplace fireworks fish fishing
    fitting fixed flat flight floorer flooring florist flowers fold food foot footwear for forestry foundation
    framing free freight fresh frozen fruit full function funeral furniture fuse games garden gardener gas gel
    gemstone gift gifts glaucoma glaziery gluten-free gold golf goods grade grading grammar graphic greengrocer
    greeting groceries grocery groom groomer grooming group guards guest guided guitar gutters gym gymnasium
    hackerspace hair haircut hairdresser hairstyling hall hampers handicraft hardware head health hearing heater
    heaters heating hedge help herbal herbalist hifi highlights hire hiring holiday home honey horoscope horseback
    hospice hospital hostel hosting hot hotel house household houseware ice immigration implants in in-house
    in-store individual indoor injuries inspection installation installer insulator insurance intensive interior
    interiors international internet interview investment invisible invitation ironing jeweller jewellery joiner
    karaoke keratin key keys kids kids' kindergarten kiosk kitchen kitchens kits kittens kurtis laboratory lamb
    landscaping language laptop laptops laser laundry law lawn lawyer leak leather lehengas lens lenses lessons
    lettings library licence life lighting liquor litigation live loan loans local lock locksmith loft logistics
    long loss machines maintenance makeup making management manicure marina marinades marketing marketplace martial
    massage match maternity mathematics maths meals media medical medicine medicines meditation meeting mehndi
    membership memberships men's metalworker microchipping midwife miniature minibus minor mobile modular monthly
    mortgages motel motor motorcycle moving mowing museum music musical nail nails neck new newspaper newsstand
    nightclub nights nitrogen nonprofit notary nursery nutrition nuts occupational of offers office offices oils old
    on online opening optician optimisation or orders organic outdoors outpatient outstation packages packing packs
    paid pain paint painter painting panchakarma parcels parking parquet part parties parts party passes pasta
    pastries pastry payment payroll pedicure peel perfume permanent personal personalised pest pet pharmacy phone
    phones photocopying photographer photographic photography physics physiotherapist piano pick-up pickup piercing
    pigmentation pipe pizza place placement placements planetarium planner planning plans planting plants plasterer
    playgroup plots plumber plumbing podiatrist polishing pool portraits post-surgery postgraduate pottery power
    pre-wedding prenatal preparation preschool prescription pressure primary printer printers printing private
    probate procedures produce product products programme programmes programming project projects property
    psychologist pub public puncture puppies quiz quote racket reading real receptions recovery refill refresher
    refrigerators registration rehabilitation relocation removal removals renovation rental repair repairs
    replacement research reservation resort restaurant retirement returns rewiring ride rides rigger roast rodent
    roof roofer roofing roofs rooftop room rooms root saddler safety sailmaker sales salon same-day sample
    sandwiches saree sarees sauna savoury sawmill scaffolder school science scoops screen scrub scuba sculptor
    seafood search secondary security self-defence self-drive series service services servicing sessions sets sewing
    shakes shave shoe shoemaker shoes shoots shop shopping silk singing site skills skin snacks social sofa sofas
    software solar spa space spare special specialist spectacles speech spice spoken sport sports sportswear stadium
    staff stationery stays stitching stonemason storage stringing studio styling subsidy suits summer sundaes
    sunglasses superfoods supermarket supervision supplies support surgery surveyor sweet sweets swimming systems
    table tabletop tailor takeaway tattoo tattoos tax taxi tea team teeth telecom telephone televisions temporary
    tenancy termite test tests texture the theater theme therapist therapy threading thrift tickets tiffin tile
    tiler tinsmith tissue to tool tools tooth touch-ups tour tournaments tours toy toys traditional train training
    trampoline transfer translation transplant transport travel treatment treatments trim trimming trips trophy
    tuition turnkey tyre tyres ultrasound unblocking undergraduate uniforms upgrades upholsterer used vaccination
    vaccinations vacuum valuation vastu vegetables vehicle veneers venue veterinarian video videography villas
    violin virtual visa visits visualisation vocal volunteering wallpaper wardrobes warehousing wash washing watches
    watchmaker water waterproofing watersport waxing wear web website wedding weddings weight wheel whitening wig
    wills window windows wine winery with women's work worship wrapping yoga your zoo zumba
    sourdough rye bagels noodles dosa biryani thali oil fan fans change eye eyes free trial first visit session consultation sample starter meal dessert starters lunch dinner
  `
    .trim()
    .split(/\s+/u),
)
