import { type Look, box, darker, lighter, line, oval, shape } from './ink.ts'

// Everything stands on y = 930 and is centred on x = 600.

export function sofa({ main, trim }: Look): string {
  const shade = darker(main)
  const feet = [190, 975].map((x) => shape(`M${x} 860h36l-8 70h-16z`, trim)).join('')
  const backs = [228, 478, 728].map((x) => box([x, 500, 244, 220], lighter(main, 0.08), 34)).join('')
  const seats = [222, 475, 728].map((x) => box([x, 690, 250, 104], lighter(main, 0.16), 26)).join('')
  return `${feet}${box([150, 520, 900, 340], shade, 44)}${backs}${box([190, 760, 820, 112], main, 18)}${seats}
${box([120, 590, 108, 282], main, 40)}${box([972, 590, 108, 282], main, 40)}
${line('M228 796H972', darker(main, 0.26), 3)}${line('M174 640v190M1026 640v190', shade, 3)}`
}

export function loungeChair({ main, trim }: Look): string {
  const dark = darker(trim)
  return `${line('M400 930L470 640L780 700L840 930', dark, 22)}
${shape('M430 760L372 330Q366 300 396 296L520 290Q546 290 552 316L640 716Z', darker(main))}
${shape('M410 740L356 340Q352 312 380 308L486 302Q510 302 516 326L604 700Z', lighter(main, 0.06))}
${shape('M424 706Q600 668 820 690Q850 694 848 724L844 756Q842 776 820 776L452 786Q430 786 426 766Z', main)}
${shape('M452 786L820 776Q842 776 844 756L848 736L430 772Q436 786 452 786Z', darker(main))}
${line('M350 930L448 520Q456 492 486 494L812 520Q846 524 850 556L882 930', trim, 26)}
${line('M470 506L812 532', lighter(trim), 6)}`
}

export function tubChair({ main, trim }: Look): string {
  const flutes = Array.from({ length: 9 }, (_, at) => {
    const x = 340 + at * 65
    return line(
      `M${x} ${430 + Math.abs(at - 4) * 14}Q${x + (at - 4) * 4} 600 ${600 + (at - 4) * 54} 760`,
      darker(main, 0.24),
      5,
    )
  }).join('')
  return `${shape('M300 560Q300 390 600 390Q900 390 900 560L872 876H328Z', darker(main))}
${shape('M318 556Q330 408 600 408Q870 408 882 556L800 760H400Z', main)}${flutes}
${oval([600, 742, 238, 66], lighter(main, 0.18))}
${shape('M362 742Q362 808 600 808T838 742V800Q838 876 600 876T362 800Z', lighter(main, 0.06))}
${shape('M286 560Q286 530 318 530T356 566L404 876H330Z', lighter(main, 0.1))}
${shape('M914 560Q914 530 882 530T844 566L796 876H870Z', lighter(main, 0.1))}
${shape('M336 876H864L856 926Q600 944 344 926Z', trim)}${line('M348 892H852', lighter(trim, 0.4), 4)}`
}

export function diningChair({ main }: Look): string {
  const dark = darker(main, 0.22)
  const cord = '#d9c8a6'
  return `${line('M432 640L420 930M768 640L780 930', dark, 22)}
${line('M412 930L400 322M788 930L800 322', main, 28)}
${shape('M384 310Q600 244 816 310L808 408Q600 350 392 408Z', main)}
${line('M396 400Q600 344 804 400', dark, 5)}
${shape('M392 632L808 632L840 706L360 706Z', cord)}
${line('M420 650H780M408 668H794M396 686H808', darker(cord), 5)}
${line('M360 706H840', darker(cord, 0.3), 14)}${line('M372 716L360 930M828 716L840 930', main, 28)}
${line('M372 806H828', dark, 14)}`
}

export function gardenChair({ main, trim }: Look): string {
  const dark = darker(trim)
  const slats = [0, 1, 2, 3].map((at) => box([392 + at * 108, 380, 62, 330], dark, 8)).join('')
  return `${line('M350 930V420M850 930V420', trim, 34)}${slats}${box([334, 360, 532, 46], trim, 14)}
${box([372, 420, 456, 300], lighter(main, 0.06), 40)}${line('M600 440V700', darker(main, 0.1), 4)}
${box([352, 690, 496, 104], main, 30)}${box([352, 760, 496, 34], darker(main), 17)}
${box([316, 786, 568, 40], trim, 8)}${box([278, 600, 112, 34], trim, 14)}${box([810, 600, 112, 34], trim, 14)}
${line('M304 634V930M896 634V930', trim, 34)}${line('M290 612H380M820 612H910', lighter(trim), 5)}`
}
