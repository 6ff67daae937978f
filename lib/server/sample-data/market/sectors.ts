import { sectorLabel } from '@/lib/domain/research/sectors';

/**
 * Our own sectors, which providers do not have. Slugs and names of the first six come from the specification; members
 * are real symbols.
 */
export type ListedSector = { slug: string; name: string; description: string; members: string[] };

/**
 * Yearly change of a sector's valuation in the sample, as a logarithm, so that some sectors lose while others gain. It
 * is 0 for sectors that are not listed.
 */
const reratings: Record<string, number> = {
  '3d-printing': -0.26,
  robotics: -0.06,
  semiconductors: -0.08,
  nft: -0.3,
  cybersecurity: -0.16,
  'cloud-software': -0.2,
  'clean-energy': -0.32,
  'electric-vehicles': -0.3,
};

const sector = (slug: string, members: string, description: string, name = sectorLabel(slug)): ListedSector => ({
  slug,
  name,
  description,
  members: members.split(' '),
});

export const listedSectors: ListedSector[] = [
  sector(
    '3d-printing',
    'DDD SSYS NNDM XMTR PRLB MTLS ADSK PTC HPQ KMT ALGN ATI',
    'Companies that build 3D printers, develop the software, supply metal powder or print parts for others. For some, this is only part of their revenue.',
  ),
  sector(
    'jim-cramer',
    'AAPL NVDA MSFT AMZN META COST HD LLY GS CRM WFC PG',
    'Large, well-known companies often discussed on business television. The name refers to the topic. Jim Cramer did not choose or endorse this list.',
  ),
  sector(
    'robotics',
    'ISRG ROK TER ZBRA SYM EMR CGNX SYK DE PATH SERV GMED',
    'Makers of robots for factories, warehouses, farms, streets and operating rooms, and makers of robot sensors and software.',
  ),
  sector(
    'semiconductors',
    'NVDA AMD INTC MU QCOM AVGO TXN AMAT LRCX KLAC MRVL ADI ON MCHP',
    'Companies that design chips, make them or build the equipment to make them. Sales are cyclical, so one year alone can mislead.',
  ),
  sector(
    'nft',
    'COIN HOOD XYZ PYPL EBAY MARA RIOT MSTR DKNG MAT FNKO GME',
    'Public companies that trade, hold, mine or sell tokens and digital collectibles. For most of them, this is a side business.',
  ),
  sector(
    'metaverse',
    'META MSFT RBLX U NVDA AAPL GOOGL SNAP ADBE TTWO LOGI QCOM',
    'Companies that build virtual worlds, the devices and chips to access them, and the tools to create them.',
  ),
  sector(
    'cybersecurity',
    'PANW CRWD FTNT ZS CHKP OKTA S QLYS TENB RPD NET VRNS',
    'Companies that protect networks, devices, identities and data, mostly by subscription.',
    'Cybersecurity',
  ),
  sector(
    'cloud-software',
    'CRM NOW SNOW WDAY DDOG MDB TEAM HUBS ORCL TWLO DOCU BOX MSFT',
    'Companies that sell hosted software by subscription. Many grow fast and report losses, so their P/E is often not meaningful.',
    'Cloud software',
  ),
  sector(
    'clean-energy',
    'FSLR ENPH SEDG RUN NEE PLUG BE ARRY NXT FCEL ORA',
    'Makers and installers of solar modules, inverters, trackers and fuel cells, and two producers of wind, solar and geothermal power.',
    'Clean energy',
  ),
  sector(
    'electric-vehicles',
    'TSLA RIVN LCID F GM CHPT ALB QS BLNK APTV BWA ON',
    'Makers of electric cars, batteries, battery materials, parts and charging stations.',
    'Electric vehicles',
  ),
];

/** The valuation change of a stock, which is that of the first sector that lists it. */
export const reratingOf = (ticker: string) =>
  reratings[listedSectors.find(({ members }) => members.includes(ticker))?.slug ?? ''] ?? 0;
